import { lazily } from './lazily.ts';

/** The layout, behind which everything is for signed-in users alone. */
export const Guard = lazily(async () => (await import('../layout/Guard.tsx')).Guard);
