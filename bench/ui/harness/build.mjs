import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { resolveFromSource } from '../../../tools/vite/resolveFromSource.ts';

const ownRoot = fileURLToPath(new URL('..', import.meta.url));

const base = {
  configFile: false,
  logLevel: 'error',
  plugins: [react(), vanillaExtractPlugin()],
  environments: resolveFromSource.environments,
};
// One React on a page, whichever folder a module comes from.
const resolve = { ...resolveFromSource.resolve, dedupe: ['react', 'react-dom'] };

const entryFile = (root, kind, entry) => `${root}pages/${kind}/entries/${entry}.tsx`;

/** Builds the page of an entry for production, into dist/KIND/ENTRY of the folder that has `page.html` and `pages`. */
export async function buildPage(kind, entry, root = ownRoot) {
  await build({
    ...base,
    root,
    base: './',
    resolve: {
      ...resolve,
      alias: { 'bench:entry': entryFile(root, kind, entry), 'bench:kind': `${root}pages/${kind}/scene.ts` },
    },
    build: {
      outDir: `dist/${kind}/${entry}`,
      emptyOutDir: true,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: `${root}page.html` },
    },
  });
}

/** Size of an entry before anything is opened, without React, in bytes. */
export async function measureSize(kind, entry) {
  const { output } = await build({
    ...base,
    root: ownRoot,
    resolve,
    build: {
      write: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: { entry: entryFile(ownRoot, kind, entry) },
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/.*)?$/,
      },
    },
  });
  const first = output.find((part) => part.type === 'chunk' && part.isEntry);
  const script = withImports(first, output)
    .map((chunk) => chunk.code)
    .join('');
  const styles = output
    .filter((part) => part.type === 'asset' && part.fileName.endsWith('.css'))
    .map((part) => part.source)
    .join('');
  return {
    gzip: gzipSync(script, { level: 9 }).length,
    brotli: brotliCompressSync(script).length,
    styles: styles ? gzipSync(styles, { level: 9 }).length : 0,
  };
}

function withImports(chunk, output, seen = new Set()) {
  if (!chunk || seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.map((name) => output.find((part) => part.fileName === name));
  return [chunk, ...imported.flatMap((part) => withImports(part, output, seen))];
}

/** Serves the build. The address of a page is `${address}KIND/ENTRY/page.html`. */
export async function serveBuilt(root = ownRoot) {
  const server = await preview({
    ...base,
    root,
    appType: 'mpa',
    build: { outDir: 'dist' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { address: String(server.resolvedUrls?.local[0]), close: () => server.close() };
}
