import { buildHost } from './buildHost.mjs';
import { SetupError } from './lock.mjs';

try {
  await buildHost();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exit(1);
}

await import('../apps/server/src/main.ts');
