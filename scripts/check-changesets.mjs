// Checks that `changeset version` will be able to read its settings and every change that waits for a release.
import { fileURLToPath } from 'node:url';
import { getReleasePlan } from '@changesets/get-release-plan';

try {
  const { changesets, releases } = await getReleasePlan(fileURLToPath(new URL('..', import.meta.url)));
  const versions = releases.map(({ name, newVersion }) => `${name} ${newVersion}`);
  console.info(`Changes that wait for a release: ${changesets.length}. ${versions.join(', ')}`.trim());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
