// What a browser has to fetch before the first page stands, measured in the built host, compressed by gzip.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const budget = 172_000;

/** The two ways in, by the modules that each of them loads; a manifest names a chunk by its module. */
const arrivals = {
  'signed out': ['index.html', 'src/pages/SignIn.tsx'],
  'signed in': ['index.html', 'src/layout/Guard.tsx', 'src/pages/Dashboard.tsx'],
};

const dist = fileURLToPath(new URL('../apps/host/dist', import.meta.url));
const manifestFile = join(dist, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('The host is not built: run `npm run build` first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

for (const [arrival, modules] of Object.entries(arrivals)) {
  const files = [...new Set(modules.flatMap((module) => filesOf(module)))]
    .map((file) => ({ file, size: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
    .sort((a, b) => b.size - a.size);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const verdict = total <= budget ? 'within' : 'over';
  console.info(
    `First load, ${arrival}: ${kilobytes(total)} of JavaScript, ${verdict} the ${kilobytes(budget)}.`,
  );
  if (total <= budget) continue;
  process.exitCode = 1;
  for (const { file, size } of files.slice(0, 12)) console.info(`  ${kilobytes(size).padStart(9)}  ${file}`);
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
