// Turns the collected changesets into version numbers and changelogs, and gives the apps the version of the packages.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

run('npx', ['changeset', 'version']);
const { version } = readManifest('packages/domain');
for (const app of ['apps/host', 'apps/server']) writeManifest(app, { ...readManifest(app), version });
run('npm', ['install', '--package-lock-only', '--ignore-scripts']);

function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

function writeManifest(folder, manifest) {
  writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
