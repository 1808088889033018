import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ShopServer } from './server.ts';

const run = promisify(execFile);

/** Makes a registrar of shops as whoever runs the server does: on its data, while it rests. */
export async function appointRegistrar(
  server: ShopServer,
  username: string,
  password: string,
): Promise<void> {
  await server.kill();
  await run(
    process.execPath,
    ['--conditions=@handset/source', 'apps/server/src/access/create-superadmin-cli.ts'],
    {
      env: {
        ...process.env,
        HANDSET_DATA: server.dataFolder,
        HANDSET_SUPERADMIN_USERNAME: username,
        HANDSET_SUPERADMIN_PASSWORD: password,
      },
    },
  );
  await server.start();
}
