import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Options } from 'tsup';

const outDir = 'dist';

const shared: Options = {
  outDir,
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  silent: true,
  // Other packages are read as they are published; `composite` belongs to `tsc -b` alone.
  dts: { compilerOptions: { composite: false, customConditions: [] } },
};

/** The builds of a package without styles. */
export function plainPackage(): Options[] {
  emptyOutDir();
  return [{ ...shared, entry: entries() }];
}

/**
 * The builds of a package of components: the components themselves, for the client; the entries of `serverSafe`, which a
 * server may import too; and one style sheet for all of them.
 */
export function styledPackage({ serverSafe = [] }: { serverSafe?: string[] } = {}): Options[] {
  emptyOutDir();
  const all = Object.entries(entries());
  const ofServer = all.filter(([name]) => serverSafe.includes(name));
  const ofClient = all.filter(([name]) => !serverSafe.includes(name));
  return [
    {
      ...shared,
      entry: Object.fromEntries(ofClient),
      splitting: true,
      banner: { js: "'use client';" }, // esbuild drops the directive of a single file when it bundles
      esbuildPlugins: [styles({ outputCss: false })],
    },
    ...(ofServer.length > 0
      ? [{ ...shared, entry: Object.fromEntries(ofServer), esbuildPlugins: [styles({ outputCss: false })] }]
      : []),
    {
      ...shared,
      entry: { styles: 'src/exports/index.ts' },
      dts: false,
      sourcemap: false,
      minifyWhitespace: true,
      esbuildPlugins: [styles({ outputCss: true })],
      onSuccess: async () => rmSync(`${outDir}/styles.js`),
    },
  ];
}

/** The public API of the package in the working folder: one entry per file of `src/exports`. */
function entries(): Record<string, string> {
  const files = readdirSync('src/exports').map((file) => [file.replace(/\.ts$/, ''), `src/exports/${file}`]);
  return Object.fromEntries(files);
}

// Class names come from package and path alone, so the version keeps two releases on one page apart.
function styles({ outputCss }: { outputCss: boolean }) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const series = version.split('.').slice(0, 2).join('_');
  return vanillaExtractPlugin({ outputCss, identifiers: ({ hash }) => `hs${series}_${hash}` });
}

// Not tsup's `clean`: builds of one package run side by side, and one would sweep away what another has written.
function emptyOutDir() {
  rmSync(outDir, { recursive: true, force: true });
}
