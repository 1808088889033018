import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PASSWORD } from './accounts.ts';
import type { ShopServer } from './server.ts';

const run = promisify(execFile);

/** Makes users registrars of shops, as whoever runs the server does: on its data, while it rests. */
export async function appointRegistrars(server: ShopServer, ...usernames: string[]): Promise<void> {
  await server.kill();
  const command = ['--conditions=@handset/source', 'apps/server/src/app/cli/create-superadmin-cli.ts'];
  for (const username of usernames)
    await run(process.execPath, command, {
      env: {
        ...process.env,
        HANDSET_DATA: server.dataFolder,
        HANDSET_SUPERADMIN_USERNAME: username,
        HANDSET_SUPERADMIN_PASSWORD: PASSWORD,
      },
    });
  await server.start();
}
