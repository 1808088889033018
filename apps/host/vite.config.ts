import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { resolveFromSource } from '../../tools/vite/resolveFromSource.ts';
import host from './package.json' with { type: 'json' };

export default defineConfig({
  ...resolveFromSource,
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // React Aria has no Urdu words: it says the English ones there.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    VitePWA({
      filename: 'service-worker.js',
      injectRegister: 'script-defer',
      // The manifest is in the public folder.
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,webmanifest}'],
        navigateFallbackDenylist: [/^\/api(\/|$)/],
        // Fonts and whatever else is fetched late.
        runtimeCaching: [
          {
            urlPattern: /\/assets\//,
            handler: 'CacheFirst',
            options: { cacheName: 'assets', expiration: { maxEntries: 40, purgeOnQuotaError: true } },
          },
        ],
        // A new build takes over at once: the page looks for its files by name, and reloads when one is gone.
        skipWaiting: true,
        clientsClaim: true,
      },
    }),
  ],
  define: {
    'import.meta.env.HANDSET_VERSION': JSON.stringify(host.version),
    'import.meta.env.HANDSET_ANSWERS': JSON.stringify(shapeOfAnswers()),
  },
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The styles of all screens are 33 kB. One sheet costs less than asking for those of each screen.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr)[\\/]/,
            },
            // This file holds all that every page needs. It also keeps the order in which main.tsx asks for its modules.
            { name: 'shell', tags: ['$initial'] },
            // A list is there before the code of forms is.
            {
              name: 'forms',
              test: /node_modules[\\/]react-hook-form|flows[\\/]src[\\/]form[\\/]/,
              includeDependenciesRecursively: false,
            },
            // Every list needs these. As files of their own they are twenty, most of them smaller than the request for them.
            {
              name: 'lists',
              minShareCount: 12,
              test: /packages[\\/]ui[\\/]src[\\/](DataTable|tabular|Amount|Drawer)[\\/]|host[\\/]src[\\/]kit[\\/]lists[\\/]|node_modules[\\/](lucide-react|@tanstack)[\\/]/,
            },
            { name: 'shared', minShareCount: 38 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': process.env.HANDSET_API ?? 'http://127.0.0.1:4400' } },
});

/** Names the shape of the server's answers. It changes with the contract, and with the client that reads them. */
function shapeOfAnswers(): string {
  const hash = createHash('sha256');
  for (const room of ['domain', 'api-client']) {
    const folder = join(import.meta.dirname, '../../packages', room, 'src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test|\.fixtures)\.tsx?$/.test(file),
    );
    for (const file of files.sort()) hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
