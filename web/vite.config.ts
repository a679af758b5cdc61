import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './plugins/compress.ts';
import { fonts } from './plugins/fonts.ts';
import { icons } from './plugins/icons.ts';

const server = process.env.QUARTERDECK_SERVER ?? 'http://127.0.0.1:8000';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [icons(here('src')), fonts(here('node_modules/.fonts')), svelte(), compress()],
  // the content policy allows nothing inline, so nothing is inlined
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2022' },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['test/**/*.test.ts'] },
});
