import type * as crypto from 'node:crypto';
import { vi } from 'vitest';

// Nearly every test signs somebody up, and a real hash takes 20 ms of both cores.
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof crypto>();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) =>
    original.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback);
  return { ...original, argon2 };
});
