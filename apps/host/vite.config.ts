import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { resolveFromSource } from '../../tools/vite/resolveFromSource.ts';
import host from './package.json' with { type: 'json' };

export default defineConfig({
  ...resolveFromSource,
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  define: { 'import.meta.env.HANDSET_VERSION': JSON.stringify(host.version) },
  build: { manifest: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': process.env.HANDSET_API ?? 'http://127.0.0.1:4400' } },
});
