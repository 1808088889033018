import { enableCompileCache } from 'node:module';

// The compile cache speeds up later starts. Enable it before the server's own modules load.
enableCompileCache();
const { start } = await import('./app/start.ts');
await start();
