import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstFiles } from '../../tools/vite/firstFiles.ts';
import { leanRouter } from '../../tools/vite/leanRouter.ts';
import { resolveFromSource } from '../../tools/vite/resolveFromSource.ts';
import { serviceWorker } from '../../tools/vite/serviceWorker.ts';
import { spokenLanguages } from '../../tools/vite/spokenLanguages.ts';
import host from './package.json' with { type: 'json' };

/**
 * What is loaded first comes in a few large files: on a slow network each small one waits for its turn, and the first file, which
 * names them all, would be the larger for each. A share is the number of pages and dialogs that need a module.
 */
const togetherFirst = {
  includeDependenciesRecursively: false,
  groups: [
    // Modules call it while they are loaded: it may not be in a file that waits for theirs.
    { name: 'lazily', priority: 4, test: /host.src.app.lazily/ },
    // What everything needs.
    { name: 'frame', priority: 3, minShareCount: 60, test: /^(?!.*(?:node_modules.zod|packages.domain))/ },
    // What most pages need. Schemas are of dialogs.
    {
      name: 'page',
      priority: 2,
      minShareCount: 40,
      test: /^(?!.*(?:node_modules.zod|packages.domain|intl|isScrollable|overlay.(?:Close|Dialog)))/,
    },
  ],
};

export default defineConfig({
  ...resolveFromSource,
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    firstFiles(['/src/layout/Guard.tsx', '/src/pages/StockList.tsx']),
    leanRouter(),
    spokenLanguages(),
    serviceWorker({
      source: `${import.meta.dirname}/serviceWorker/serviceWorker.ts`,
      fileName: 'service-worker.js',
      publicFiles: ['/ahead.js', '/icon.svg', '/manifest.webmanifest'],
    }),
  ],
  define: { 'import.meta.env.HANDSET_VERSION': JSON.stringify(host.version) },
  build: {
    manifest: true,
    target: 'es2022',
    // The page names what comes first (`firstFiles`), and a service worker has the rest: a list of files for each page is not carried.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // The first file names all others. What each of them holds is in the manifest.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: togetherFirst,
      },
    },
  },
  server: { proxy: { '/api': process.env.HANDSET_API ?? 'http://127.0.0.1:4400' } },
});
