import type { TestProject } from 'vitest/node';
import { appointRegistrars } from './appointRegistrars.ts';
import { checkBooks } from './checkBooks.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a server with shops of many tests and a registrar, whose username is `registrar`. */
    sharedServer: string;
  }
}

/** Vitest's global set-up: a server for all tests that do not need one of their own, whose books hold when all of them are over. */
export default async function shareServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  await appointRegistrars(server, 'registrar');
  project.provide('sharedServer', server.baseURL);
  return () => checkBooks(server).finally(() => server.close());
}
