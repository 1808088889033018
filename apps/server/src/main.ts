import { enableCompileCache } from 'node:module';

// What is parsed once starts faster the next time; it must be on before the server's own modules load.
enableCompileCache();
const { start } = await import('./start.ts');
await start();
