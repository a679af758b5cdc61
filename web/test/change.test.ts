import { describe, expect, it } from 'vitest';
import { change, reason } from '../src/lib/change';

describe('a number that is not as printed', () => {
  it('is better or worse, the same everywhere', () => {
    expect([change(3, '2'), change(1, '2'), change(2, '2'), change(null, '2'), change(2, '–'), change(undefined, '2')]).toEqual(['better', 'worse', '', '', '', '']);
  });
  it('says where it comes from', () => {
    expect(reason('Finesse', ['Combat 1', 'Finesse 0 = 1 printed − 1 Boon'])).toBe('Finesse 0 = 1 printed − 1 Boon');
    expect(reason('Finesse', undefined)).toBeUndefined();
  });
});
