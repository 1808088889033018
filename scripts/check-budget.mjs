// What a browser has to fetch before the first page stands, and for each further page, measured in the built host: bytes compressed by
// gzip, and the number of scripts, since each is a request.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** The ways in, by the modules that each of them loads, what each may weigh and how many scripts it may take; a manifest names a chunk by its module. */
const arrivals = {
  'signed out': {
    modules: ['index.html', 'src/start.tsx', 'src/pages/SignIn.tsx'],
    budget: { bytes: 99_600, scripts: 7 },
  },
  'signed in, with the stock list': {
    modules: ['index.html', 'src/start.tsx', 'src/layout/Guard.tsx', 'src/pages/StockList.tsx'],
    budget: { bytes: 128_500, scripts: 8 },
  },
};
const shell = arrivals['signed in, with the stock list'].modules;

/** What a page may take beside what came with the stock list. */
const pageBudget = { bytes: 40_000, scripts: 9 };

const dist = fileURLToPath(new URL('../apps/host/dist', import.meta.url));
const manifestFile = join(dist, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('The host is not built: run `npm run build` first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const sizes = new Map();

for (const [arrival, { modules, budget }] of Object.entries(arrivals)) {
  const files = new Set(modules.flatMap((module) => filesOf(module)));
  check(`First load, ${arrival}`, files, budget);
}

const first = new Set(shell.flatMap((module) => filesOf(module)));
const pages = Object.keys(manifest)
  .filter((module) => module.startsWith('src/pages/'))
  .map((module) => [module, new Set(filesOf(module)).difference(first)])
  .sort(([, one], [, other]) => sum(other) - sum(one));
for (const [module, files] of pages) {
  const isOver = sum(files) > pageBudget.bytes || files.size > pageBudget.scripts;
  if (isOver || module === pages[0]?.[0]) check(module, files, pageBudget);
}
console.info(`${pages.length} pages in all.`);

function check(what, files, budget) {
  const total = sum(files);
  const isWithin = total <= budget.bytes && files.size <= budget.scripts;
  console.info(
    `${what}: ${kilobytes(total)} of JavaScript in ${files.size} scripts, ${isWithin ? 'within' : 'over'} the ${kilobytes(budget.bytes)} in ${budget.scripts}.`,
  );
  if (isWithin) return;
  process.exitCode = 1;
  const largest = [...files].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 12);
  for (const file of largest) console.info(`  ${kilobytes(sizeOf(file)).padStart(9)}  ${file}`);
}

function sum(files) {
  return [...files].reduce((total, file) => total + sizeOf(file), 0);
}

function sizeOf(file) {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}

/** The chunk of a module and everything that it imports statically. */
function filesOf(module, seen = new Set()) {
  const chunk = manifest[module];
  if (!chunk)
    throw new Error(
      `${module} has no chunk of its own in the host's manifest: correct the list of arrivals.`,
    );
  if (seen.has(module)) return [];
  seen.add(module);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => filesOf(name, seen))].filter((file) =>
    file.endsWith('.js'),
  );
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
