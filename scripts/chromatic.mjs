import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const chromatic = join(root, 'node_modules', 'chromatic', 'dist', 'bin.cjs');
  const { status } = spawnSync(
    process.execPath,
    [chromatic, '--build-script-name=storybook:build', '--exit-zero-on-changes'],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} else {
  console.info('CHROMATIC_PROJECT_TOKEN is not set: the stories are not sent to Chromatic.');
}
