/** Sounds made on the page and notes of the system: that one is asked, that something fell, that it is over. */
import { settings } from './settings.svelte';

/** A tone: its pitch, when it begins and how long it rings, in seconds, and how it sounds. */
type Tone = readonly [pitch: number, at: number, rings: number, wave?: OscillatorType];

const TUNES: Readonly<Record<string, readonly Tone[]>> = {
  /** the ship's bell, two strokes */
  asked: [[880, 0, 0.5], [1318.5, 0.16, 0.7]],
  fall: [[146.8, 0, 0.5, 'triangle'], [110, 0.12, 0.7, 'triangle']],
  control: [[392, 0, 0.25, 'triangle'], [523.3, 0.12, 0.4, 'triangle']],
  reveal: [[659.3, 0, 0.2, 'triangle'], [784, 0.1, 0.3, 'triangle']],
  victory: [[523.3, 0, 0.3], [659.3, 0.15, 0.3], [784, 0.3, 0.3], [1046.5, 0.45, 0.9]],
};
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

/** Play what stands for something; what has no tune is silent. Browsers allow it after the first click on the page. */
export function sound(what: string): void {
  const tune = TUNES[what];
  if (!tune || !settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, at, rings, wave] of tune) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave ?? 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, now + at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + rings);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + rings);
  }
}

/** Whether this browser can show notes of the system at all. */
export const canNotify = (): boolean => typeof Notification !== 'undefined' && isSecureContext;

/** Ask the person; gives whether they allow it. */
export const allowNotes = async (): Promise<boolean> => canNotify() && (await Notification.requestPermission()) === 'granted';

/** Tell somebody who looks at something else that the table waits for them. */
export function notify(title: string, body: string): void {
  if (!settings.notes || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body, icon: '/emblem.svg', tag: 'quarterdeck' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
