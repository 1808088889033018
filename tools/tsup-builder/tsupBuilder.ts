import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Options } from 'tsup';
import { publishedFiles } from './publishedFiles.ts';
import { thirdPartyNotices } from './thirdPartyNotices.ts';

const require = createRequire(import.meta.url);
const outDir = 'dist';
const modulesDir = 'modules';

// Other packages are read as they are published; `composite` belongs to `tsc -b` alone.
const declarations = { compilerOptions: { composite: false, customConditions: [] } };

const shared: Options = {
  outDir,
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  silent: true,
  dts: declarations,
};

/** The builds of a package without styles. */
export function plainPackage(): Options[] {
  emptyOutDir();
  return inModules(entries());
}

interface StyledPackage {
  /** Entries that a server may import too. */
  serverSafe?: string[];
  /** Entries that carry everything with them, libraries and styles, for pages without a build. */
  standalone?: string[];
}

/**
 * The builds of a component package: the components for the client, the entries of `serverSafe`, which a
 * server may import too, one style sheet for all of them, and the standalone ones.
 */
export async function styledPackage({
  serverSafe = [],
  standalone = [],
}: StyledPackage = {}): Promise<Options[]> {
  emptyOutDir();
  await buildStyles();
  const all = Object.entries(entries());
  const ofServer = all.filter(([name]) => serverSafe.includes(name));
  const alone = all.filter(([name]) => standalone.includes(name));
  const ofClient = all.filter(([name]) => !serverSafe.includes(name) && !standalone.includes(name));
  return [
    ...inModules(Object.fromEntries(ofClient), {
      banner: { js: "'use client';" }, // esbuild drops the directive of a single file when it bundles
      esbuildPlugins: [styles({ outputCss: false })],
    }),
    ...(ofServer.length > 0
      ? [
          {
            ...shared,
            entry: Object.fromEntries(ofServer),
            esbuildPlugins: [styles({ outputCss: false }), publishedFiles()],
          },
        ]
      : []),
    ...(alone.length > 0 ? [standaloneBuild(Object.fromEntries(alone))] : []),
  ];
}

/**
 * Builds entries with their modules in separate chunks, so that importing one carries no other. No bundler
 * can drop unneeded modules that were joined in one file, since most of them run code when loaded.
 */
function inModules(entry: Record<string, string>, options: Options = {}): Options[] {
  return [
    {
      ...shared,
      ...options,
      entry: { ...modules(), ...entry },
      dts: false,
      splitting: true,
      esbuildPlugins: [...(options.esbuildPlugins ?? []), publishedFiles()],
    },
    { ...shared, ...options, entry, dts: { ...declarations, only: true } },
  ];
}

/** One file per entry, which a page takes with a script tag. */
function standaloneBuild(entry: Record<string, string>): Options {
  return {
    ...shared,
    entry,
    platform: 'browser',
    sourcemap: false,
    minify: true,
    splitting: false,
    noExternal: [/.*/],
    env: { NODE_ENV: 'production' },
    define: { HANDSET_STYLES: JSON.stringify(styleText()) },
    banner: { js: '/*! The libraries in this file and their licences: THIRD-PARTY-NOTICES.txt */' },
    esbuildPlugins: [styles({ outputCss: false }), thirdPartyNotices(`${outDir}/THIRD-PARTY-NOTICES.txt`)],
  };
}

/** The public API of the package in the working folder: one entry per file of `src/exports`. */
function entries(): Record<string, string> {
  const files = readdirSync('src/exports').map((file) => [file.replace(/\.ts$/, ''), `src/exports/${file}`]);
  return Object.fromEntries(files);
}

/** Every module of the package in the working folder that is shipped. */
function modules(): Record<string, string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const shipped = files.filter(
    (file) => /\.tsx?$/.test(file) && !/(^exports\/|\.(test|stories|fixtures|css|d)\.)/.test(file),
  );
  return Object.fromEntries(
    shipped.map((file) => [`${modulesDir}/${file.replace(/\.tsx?$/, '')}`, `src/${file}`]),
  );
}

// Class names come from package and path alone, so the version keeps two releases on one page apart.
function styles({ outputCss }: { outputCss: boolean }) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const series = version.split('.').slice(0, 2).join('_');
  return vanillaExtractPlugin({ outputCss, identifiers: ({ hash }) => `hs${series}_${hash}` });
}

/** Builds the one style sheet of the package. */
async function buildStyles(): Promise<void> {
  await build({
    ...shared,
    config: false,
    entry: { styles: 'src/exports/index.ts' },
    dts: false,
    sourcemap: false,
    minifyWhitespace: true,
    esbuildPlugins: [styles({ outputCss: true })],
  });
  rmSync(`${outDir}/styles.js`);
}

/** The style sheets of the primitives and of this package as one text. */
function styleText(): string {
  const primitives = require.resolve('@handset/ui/styles.css', { paths: [process.cwd()] });
  return [primitives, `${outDir}/styles.css`].map((file) => readFileSync(file, 'utf8')).join('');
}

// Not tsup's `clean`: builds of one package run side by side, and one would sweep away what another has written.
function emptyOutDir() {
  rmSync(outDir, { recursive: true, force: true });
}
