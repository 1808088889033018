import type { TestProject } from 'vitest/node';
import { PostgresCluster } from './PostgresCluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabaseUrl: string;
  }
}

/** Vitest's global set-up: a PostgreSQL for the tests, without the waits for a disk that they do not need. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await PostgresCluster.create({ fsync: 'off' });
  await cluster.start();
  project.provide('testDatabaseUrl', cluster.url);
  return () => cluster.remove();
}
