import type { TestProject } from 'vitest/node';
import { appointRegistrar } from './appointRegistrar.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a server with shops of many tests and a registrar, whose username is `registrar`. */
    sharedServer: string;
  }
}

/** Vitest's global set-up: a server for all tests that do not need one of their own. */
export default async function shareServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  await appointRegistrar(server);
  project.provide('sharedServer', server.baseURL);
  return () => server.close();
}
