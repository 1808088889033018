import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));
const lockFile = `${folder}package-lock.json`;
const stampFile = `${folder}node_modules/.installed-lock.json`;

/** Installs the packages of package-lock.json, unless they are installed already. */
export function installPeers() {
  const isCurrent =
    existsSync(stampFile) && readFileSync(stampFile, 'utf8') === readFileSync(lockFile, 'utf8');
  if (isCurrent) return;
  console.info('Installing the peers…');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The peers could not be installed.');
  writeFileSync(stampFile, readFileSync(lockFile, 'utf8'));
}
