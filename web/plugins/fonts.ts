/**
 * A Vite plugin: the type of the page's texts, cut at build time to the letters and features in use. In a stylesheet
 * `fonts/<name>.woff2` is such a file; a letter it lacks is set in the next font of the list, as everywhere. The type of
 * the headings stays whole: its kerning is in a table of the old kind, which does not survive the cutting.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const FONTS = [
  '@fontsource/alegreya/files/alegreya-latin-400-normal.woff2',
  '@fontsource/alegreya/files/alegreya-latin-400-italic.woff2',
  '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2',
  '@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2',
];

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** Western Europe's letters, in which names of people and of cards are written, and the marks of the page's own texts. */
const LETTERS = between(0x20, 0x7e) + between(0xc0, 0xff) + 'Œœ' + '\u00a0¡¿«»‹›‘’“”–—−·•…';

/** Kerning, ligatures, accents, and the figures that the page asks for; small capitals and ornaments stay behind. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'lnum', 'tnum'];

async function cut(name: string): Promise<Buffer> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(name));
  return subset(whole, LETTERS, { targetFormat: 'woff2', keepFeatures: FEATURES });
}

export function fonts(folder: string): Plugin {
  return {
    name: 'quarterdeck-fonts',
    async config() {
      if (process.env.VITEST) return; // no test looks at type
      mkdirSync(folder, { recursive: true });
      for (const font of FONTS) writeFileSync(join(folder, basename(font)), await cut(font));
      return { resolve: { alias: { fonts: folder } } };
    },
  };
}
