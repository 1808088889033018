// Builds the published packages in the order of their dependencies, and then the host.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildHost } from './buildHost.mjs';
import { packageNames } from './stagePackages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsup = join(root, 'node_modules', 'tsup', 'dist', 'cli-default.js');

for (const name of packageNames) {
  const { status } = spawnSync(process.execPath, [tsup], {
    cwd: join(root, 'packages', name),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
  console.info(`@handset/${name} is built.`);
}

await buildHost();
console.info('The host is built.');
