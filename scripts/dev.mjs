// Starts the server, restarted on every change, and Vite in front of it. Open Vite's address.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT ?? '4400';

const children = [
  run(root, ['--watch', '--conditions=@handset/source', 'apps/server/src/main.ts'], { PORT: port }),
  run(join(root, 'apps', 'host'), [join(root, 'node_modules', 'vite', 'bin', 'vite.js')], {
    HANDSET_API: `http://127.0.0.1:${port}`,
  }),
];

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop('SIGTERM');
  });
}

function run(cwd, args, env) {
  return spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
}

function stop(signal) {
  for (const child of children) child.kill(signal);
}
