import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ShopServer } from './server.ts';

const run = promisify(execFile);

/** Ends a server and checks the books of its shops, as `npm run books:check` does. @throws if one does not hold */
export async function checkBooks(server: ShopServer): Promise<void> {
  await server.kill();
  await run(process.execPath, ['--conditions=@handset/source', 'apps/server/src/app/cli/check-cli.ts'], {
    env: { ...process.env, HANDSET_DATA: server.dataFolder },
  });
}
