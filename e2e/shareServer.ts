import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { appointRegistrar } from './appointRegistrar.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a server with shops of many tests and a registrar, whose username is `registrar`. */
    sharedServer: string;
  }
}

const run = promisify(execFile);

/** Vitest's global set-up: a server for all tests that do not need one of their own, whose books hold when all of them are over. */
export default async function shareServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  await appointRegistrar(server);
  project.provide('sharedServer', server.baseURL);
  return async () => {
    await server.kill();
    const check = ['--conditions=@handset/source', 'apps/server/src/app/cli/check-cli.ts'];
    const checking = run(process.execPath, check, {
      env: { ...process.env, HANDSET_DATA: server.dataFolder },
    });
    await checking.finally(() => server.close());
  };
}
