// Publishes the built packages whose version is new, to the registry that npm is set to.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { packageNames, repositoryAddress, stagePackage } from './stagePackages.mjs';

if (repositoryAddress()) {
  for (const name of packageNames) stagePackage(name);
  const changesets = createRequire(import.meta.url).resolve('@changesets/cli/bin.js');
  const { status } = spawnSync(process.execPath, [changesets, 'publish'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  console.error(
    'The packages have to name their repository: write its https address into "repository" of the package.json of this folder, and start again.',
  );
  process.exitCode = 1;
}
