// Checks the built packages as someone who installs them would meet them. `--update` accepts a changed public API.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packageExports } from './packageExports.mjs';
import { packageNames, repositoryAddress, stagePackage } from './stagePackages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const attw = join(root, 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
const apiExtractor = join(root, 'node_modules', '@microsoft', 'api-extractor', 'bin', 'api-extractor');
// Stands in while package.json names no repository.
const repository = repositoryAddress() ?? 'https://repository.invalid/handset';
const isUpdate = process.argv.includes('--update');

let problems = 0;
for (const name of packageNames) {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const found = [
    ...checkExports(folder, manifest),
    ...checkEmittedFiles(folder),
    ...checkApiReport(folder),
    ...(await checkTarball(stagePackage(name, repository))),
  ];
  problems += found.length;
  console.info(found.length === 0 ? `${manifest.name}: in order.` : `${manifest.name}:\n${found.join('\n')}`);
}
process.exitCode = problems === 0 ? 0 : 1;

/** `src/exports` is the public API, and package.json says the same. */
function checkExports(folder, manifest) {
  const expected = packageExports(folder);
  return Object.keys({ ...expected, ...manifest.exports })
    .filter((path) => !isDeepStrictEqual(expected[path], manifest.exports[path]))
    .map((path) => `  "exports" of package.json does not mirror src/exports at "${path}": npm run exports.`);
}

/** A consumer's own vanilla-extract plugin would take a `.css.js` file for a style sheet to evaluate. */
function checkEmittedFiles(folder) {
  return readdirSync(join(folder, 'dist'))
    .filter((file) => file.endsWith('.css.js'))
    .map((file) => `  dist/${file} must not be published under this name.`);
}

/** The committed report of API Extractor, for the packages that have one. */
function checkApiReport(folder) {
  if (!existsSync(join(folder, 'api-extractor.json'))) return [];
  mkdirSync(join(root, '.handset', 'api'), { recursive: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [apiExtractor, 'run', ...(isUpdate ? ['--local'] : [])],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status === 0) return [];
  return [
    `${stdout}${stderr}`,
    '  The public API differs from its report: look at it with `npm run packages:check -- --update`.',
  ];
}

async function checkTarball(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const destination = mkdtempSync(join(tmpdir(), 'handset-pack-'));
  try {
    const pack = spawnSync('npm', ['pack', '--json', '--pack-destination', destination], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (pack.status !== 0) return [`  npm pack failed: ${pack.stderr}`];
    const tarball = join(destination, readdirSync(destination)[0]);
    return [
      ...checkFiles(folder, pack.stdout),
      ...checkReadme(folder),
      ...(await checkWithPublint(tarball, manifest)),
      ...checkTypes(tarball, manifest),
    ];
  } finally {
    rmSync(destination, { recursive: true, force: true });
  }
}

/** A registry shows the README outside this repository. */
function checkReadme(folder) {
  const relative = readFileSync(join(folder, 'README.md'), 'utf8').match(/\]\((?!https:|#)[^)]*\)/g) ?? [];
  return relative.map((link) => `  README.md has a link that ends outside the repository: ${link}`);
}

/** Nothing is published that only this repository uses. */
function checkFiles(folder, report) {
  const [{ files }] = Object.values(JSON.parse(report));
  const isEmptyMap = (path) =>
    path.endsWith('.map') && readFileSync(join(folder, path), 'utf8').includes('"mappings":""');
  return files
    .map(({ path }) => path)
    .filter((path) => /\.(test|stories|fixtures|bench)\.|\.mdx$|^src\//.test(path) || isEmptyMap(path))
    .map((path) => `  ${path} is of no use to consumers and must not be published.`);
}

async function checkWithPublint(tarball, manifest) {
  const { buffer, byteOffset, byteLength } = readFileSync(tarball);
  const { messages } = await publint({
    pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) },
  });
  return messages.map((message) => `  ${formatMessage(message, manifest, { color: false })}`);
}

function checkTypes(tarball, manifest) {
  const styles = './styles.css' in manifest.exports ? ['--exclude-entrypoints', './styles.css'] : [];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [attw, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji', ...styles],
    { encoding: 'utf8' },
  );
  return status === 0 ? [] : [`${stdout}${stderr}`];
}
