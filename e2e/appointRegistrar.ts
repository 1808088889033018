import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PASSWORD } from './accounts.ts';
import type { ShopServer } from './server.ts';

const run = promisify(execFile);

/** Makes `registrar` a registrar of shops, as whoever runs the server does: on its data, while it rests. */
export async function appointRegistrar(server: ShopServer): Promise<void> {
  await server.kill();
  await run(
    process.execPath,
    ['--conditions=@handset/source', 'apps/server/src/app/cli/create-superadmin-cli.ts'],
    {
      env: {
        ...process.env,
        HANDSET_DATA: server.dataFolder,
        HANDSET_SUPERADMIN_USERNAME: 'registrar',
        HANDSET_SUPERADMIN_PASSWORD: PASSWORD,
      },
    },
  );
  await server.start();
}
