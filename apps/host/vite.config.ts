import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRouter } from '../../tools/vite/leanRouter.ts';
import { resolveFromSource } from '../../tools/vite/resolveFromSource.ts';
import { serviceWorker } from '../../tools/vite/serviceWorker.ts';
import host from './package.json' with { type: 'json' };

export default defineConfig({
  ...resolveFromSource,
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    leanRouter(),
    serviceWorker({
      source: `${import.meta.dirname}/serviceWorker/serviceWorker.ts`,
      fileName: 'service-worker.js',
      publicFiles: ['/icon.svg', '/manifest.webmanifest'],
    }),
  ],
  define: { 'import.meta.env.HANDSET_VERSION': JSON.stringify(host.version) },
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The first file names all others. What each of them holds is in the manifest.
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
  server: { proxy: { '/api': process.env.HANDSET_API ?? 'http://127.0.0.1:4400' } },
});
