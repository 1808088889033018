import { beforeAll, it } from 'vitest';
import { matrices } from '../visual/matrices.ts';
import { hydrates, onWrittenPage } from './hydrates.tsx';

onWrittenPage();

// Together they load in a fraction of the time. What does not load fails its own test.
beforeAll(async () => {
  await Promise.allSettled(matrices.map(({ load }) => load()));
}, 120_000);

it.each(matrices)('$name takes over what a server has written, without a complaint', hydrates);
