import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SetupError, withLock } from './lock.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const host = join(root, 'apps', 'host');
const page = join(host, 'dist', 'index.html');
const stampFile = join(root, '.handset', 'host-build');

/** Builds the screens, unless they are built from exactly these sources already. */
export async function buildHost() {
  if (isCurrent(sourcesStamp())) return;
  await withLock(join(root, '.handset', 'host-build.lock'), () => {
    const stamp = sourcesStamp();
    if (isCurrent(stamp)) return;
    console.info('Building the screens …');
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const env = { ...process.env, NODE_ENV: 'production' };
    const build = spawnSync(process.execPath, [vite, 'build'], { cwd: host, env, encoding: 'utf8' });
    if (build.status !== 0)
      throw new SetupError(`The screens could not be built:\n${build.stdout}${build.stderr}`);
    compressFiles();
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  });
}

/** The same, by the name that Vitest's global set-up asks for. */
export { buildHost as setup };

function isCurrent(stamp) {
  return existsSync(page) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}

// Once and thoroughly, so that the server never compresses a file of the host while somebody waits.
function compressFiles() {
  for (const file of filesUnder(join(host, 'dist')).filter((name) =>
    /\.(js|css|html|svg|webmanifest)$/.test(name),
  )) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

// Names, sizes and times of change tell as much as the contents would, and cost milliseconds.
function sourcesStamp() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'));
  const own = ['src', 'public'].map((name) => join(host, name));
  const folders = [...packages, ...own, join(root, 'tools', 'vite')];
  const files = [
    'package-lock.json',
    'apps/host/index.html',
    'apps/host/vite.config.ts',
    'apps/host/package.json',
  ];
  const hash = createHash('sha256');
  for (const file of [...files.map((name) => join(root, name)), ...folders.flatMap(filesUnder)]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildHost();
