/**
 * A Vite plugin: the icons that the page names, cut out of the big set at build time. `virtual:icons` has those of the
 * shell, `virtual:icons/<game>` those of one game's folder, so that a page loads only what it shows.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const load = (): IconSet => createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;

/** Every icon is named somewhere in the sources as 'gi:name'. */
const NAME = /\bgi:([a-z0-9-]+)/g;

function named(folder: string, without: string): Set<string> {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(ts|svelte)$/.test(entry.name)) continue;
    if (without && entry.parentPath.startsWith(without)) continue;
    for (const match of readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(NAME)) found.add(match[1]!);
  }
  return found;
}

export function cut(folder: string, without = ''): Record<string, string> {
  const set = load();
  const out: Record<string, string> = {};
  for (const name of [...named(folder, without)].sort()) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`game-icons has no icon named ${name}`);
    const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body);
    if (!path) throw new Error(`the icon ${name} is not a single path`);
    // drawn on 512 by 512 with decimals; whole numbers of half that are finer than the page shows any, and half as long
    out[name] = svgpath(path[1]!).scale(0.5).rel().round(0).toString();
  }
  return out;
}

export function icons(source: string): Plugin {
  const id = 'virtual:icons';
  const games = join(source, 'games');
  const paths = (wanted: string): Record<string, string> =>
    wanted === id ? cut(source, games) : cut(join(games, wanted.slice(id.length + 1)));
  return {
    name: 'quarterdeck-icons',
    resolveId: (wanted) => (wanted === id || wanted.startsWith(`${id}/`) ? `\0${wanted}` : undefined),
    load: (wanted) =>
      wanted.startsWith(`\0${id}`) ? `export default ${JSON.stringify(paths(wanted.slice(1)))}` : undefined,
  };
}
