// What each entry of @handset/ui weighs in a page that uses nothing else: its libraries included, React apart, minified and compressed
// by gzip. `--update` accepts what is measured, as long as no entry outweighs its best accessible peer.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

// The one that tsup builds with.
const { build } = createRequire(createRequire(import.meta.url).resolve('tsup'))('esbuild');

const tolerance = 1.02;

/** What the best accessible peers weigh, measured the same way beside each other (bench/ui). */
const peers = {
  SearchableSelect: 31_300,
  DataTable: 25_000,
  EditableGrid: 26_500,
  Modal: 14_400,
};

const folder = fileURLToPath(new URL('../packages/ui', import.meta.url));
const budgetFile = join(folder, 'size-budget.json');
const isUpdate = process.argv.includes('--update');
if (!existsSync(join(folder, 'dist', 'index.js'))) {
  console.error('@handset/ui is not built: run `npm run build` first.');
  process.exit(1);
}

const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const files = Object.entries(exports).map(([path, entry]) => [
  path === '.' ? 'index' : path.slice(2),
  join(folder, entry.default ?? entry),
]);

const sizes = {};
for (const [name, file] of files)
  if (file.endsWith('.js')) sizes[name] = await weigh(file);
  else if (file.endsWith('.css')) sizes[name] = compressed(readFileSync(file));

const outweighing = Object.entries(peers)
  .filter(([name, peer]) => sizes[name] > peer)
  .map(
    ([name, peer]) => `${name}: ${kilobytes(sizes[name])}, and its best accessible peer ${kilobytes(peer)}.`,
  );
const problems = isUpdate ? outweighing : [...outweighing, ...overBudget()];
if (isUpdate) writeFileSync(budgetFile, `${JSON.stringify(sizes, null, 2)}\n`);

console.info(
  Object.keys(peers)
    .map((name) => `${name} ${kilobytes(sizes[name])}`)
    .join(', '),
);
console.info(
  problems.length === 0
    ? `${Object.keys(sizes).length} entries are within their budgets.`
    : problems.join('\n'),
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** What a page that imports an entry has to fetch before it can run; what is fetched later is not counted. */
async function weigh(entry) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: folder,
    outdir: join(folder, 'weighed'),
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    legalComments: 'none',
    logLevel: 'error',
  });
  const contents = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
  const first = Object.keys(metafile.outputs).find((path) => metafile.outputs[path].entryPoint);
  const needed = new Set([first]);
  for (const path of needed)
    for (const { path: next, kind, external } of metafile.outputs[path].imports)
      if (kind === 'import-statement' && !external) needed.add(next);
  return [...needed].reduce((sum, path) => sum + compressed(contents.get(join(folder, path))), 0);
}

function overBudget() {
  const budget = existsSync(budgetFile) ? JSON.parse(readFileSync(budgetFile, 'utf8')) : {};
  return Object.keys({ ...budget, ...sizes }).flatMap((name) => {
    if (!(name in sizes)) return `${name} has a budget and is no entry: \`npm run sizes -- --update\`.`;
    if (!(name in budget)) return `${name} has no budget: \`npm run sizes -- --update\`.`;
    if (sizes[name] <= budget[name] * tolerance) return [];
    return `${name}: ${kilobytes(sizes[name])}, and its budget is ${kilobytes(budget[name])}.`;
  });
}

function compressed(contents) {
  return gzipSync(contents, { level: 9 }).length;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
