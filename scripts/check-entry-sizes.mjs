// What each entry of @handset/ui and of @handset/flows weighs in a page that uses nothing else: its libraries included, React apart,
// minified and compressed by gzip. `--update` accepts what is measured, as long as no entry outweighs its best accessible peer.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const tolerance = 1.02;

/** What the best accessible peers weigh, measured the same way beside each other (bench/ui). Of flows there are none. */
const packages = {
  ui: { SearchableSelect: 31_300, DataTable: 25_000, EditableGrid: 26_500, Modal: 14_400 },
  flows: {},
};

const isUpdate = process.argv.includes('--update');
for (const [name, peers] of Object.entries(packages)) await check(name, peers);

async function check(name, peers) {
  const folder = fileURLToPath(new URL(`../packages/${name}`, import.meta.url));
  const budgetFile = join(folder, 'size-budget.json');
  if (!existsSync(join(folder, 'dist', 'index.js'))) {
    console.error(`@handset/${name} is not built: run \`npm run build\` first.`);
    process.exitCode = 1;
    return;
  }
  const sizes = await weighAll(folder);
  const problems = outweighing(sizes, peers);
  if (isUpdate) writeFileSync(budgetFile, `${JSON.stringify(sizes, null, 2)}\n`);
  else problems.push(...overBudget(sizes, budgetFile));

  const shown = Object.keys(peers).map((entry) => `${entry} ${kilobytes(sizes[entry])}`);
  if (shown.length > 0) console.info(shown.join(', '));
  console.info(
    problems.length === 0
      ? `${Object.keys(sizes).length} entries of @handset/${name} are within their budgets.`
      : [`@handset/${name}:`, ...problems].join('\n'),
  );
  if (problems.length > 0) process.exitCode = 1;
}

async function weighAll(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const sizes = {};
  for (const [path, entry] of Object.entries(exports)) {
    const name = path === '.' ? 'index' : path.slice(2);
    const file = join(folder, entry.default ?? entry);
    if (file.endsWith('.js')) sizes[name] = await weigh(folder, file);
    else if (file.endsWith('.css')) sizes[name] = compressed(readFileSync(file));
  }
  return sizes;
}

/** What a page that imports an entry has to fetch before it can run; what is fetched later is not counted. */
async function weigh(folder, entry) {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: { entry },
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/.*)?$/,
      },
    },
  });
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const needed = new Set([...chunks.values()].filter(({ name, isEntry }) => isEntry && name === 'entry'));
  for (const { imports } of needed)
    for (const next of imports) if (chunks.has(next)) needed.add(chunks.get(next));
  return [...needed].reduce((sum, { code }) => sum + compressed(code), 0);
}

function outweighing(sizes, peers) {
  return Object.entries(peers)
    .filter(([name, peer]) => sizes[name] > peer)
    .map(
      ([name, peer]) =>
        `${name}: ${kilobytes(sizes[name])}, and its best accessible peer ${kilobytes(peer)}.`,
    );
}

function overBudget(sizes, budgetFile) {
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
