import { execFileSync } from 'node:child_process';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    ladleUrl: string;
  }
}

/** Vitest's global set-up: builds Ladle as it is published, and serves it. */
export default async function serveStories(project: TestProject): Promise<() => Promise<void>> {
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['node_modules/@ladle/react/lib/cli/cli.js', 'build'], {
    env,
    stdio: 'pipe',
  });
  const server = await preview({
    configFile: false,
    build: { outDir: 'ladle-build' },
    preview: { port: 6270 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('The built Ladle is not being served.');
  project.provide('ladleUrl', url);
  return () => server.close();
}
