import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fewFiles } from '../../tools/vite/fewFiles.ts';
import { firstFiles } from '../../tools/vite/firstFiles.ts';
import { leanReactDom } from '../../tools/vite/leanReactDom.ts';
import { leanRouter } from '../../tools/vite/leanRouter.ts';
import { resolveFromSource } from '../../tools/vite/resolveFromSource.ts';
import { serviceWorker } from '../../tools/vite/serviceWorker.ts';
import { spokenLanguages } from '../../tools/vite/spokenLanguages.ts';
import { withoutWarnings } from '../../tools/vite/withoutWarnings.ts';
import host from './package.json' with { type: 'json' };

const start = '/src/start.tsx';
const frame = '/src/layout/Guard.tsx';
const stockList = '/src/pages/StockList.tsx';
const signIn = '/src/pages/SignIn.tsx';

export default defineConfig({
  ...resolveFromSource,
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    leanReactDom(),
    leanRouter(),
    spokenLanguages(),
    withoutWarnings(),
    fewFiles({
      arrivals: [
        { modules: [start, frame, stockList], weight: 1000 },
        { modules: [start, signIn], weight: 400 },
        { modules: [start, frame, '/src/pages/Dashboard.tsx'], weight: 400 },
      ],
      weightOf: (id) => (id.includes('/src/pages/') ? 8 : 1),
      isStyle: (id) => id.endsWith('.vanilla.css'),
    }),
    firstFiles({
      start,
      next: { signedIn: [frame, stockList], signedOut: [signIn] },
      ahead: `${import.meta.dirname}/src/ahead/ahead.ts`,
    }),
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
    // The page names what comes first (`firstFiles`), and a service worker has the rest: a list of files for each page is not carried.
    modulePreload: false,
    rolldownOptions: {
      // The first file names all others. What each of them holds is in the manifest.
      output: { chunkFileNames: 'assets/[hash:7].js' },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[hash:7].js' } } },
  server: { proxy: { '/api': process.env.HANDSET_API ?? 'http://127.0.0.1:4400' } },
});
