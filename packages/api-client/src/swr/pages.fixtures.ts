import { vi } from 'vitest';
import type { ListedPage } from './pages.ts';

/** A server's list, whose order may change between two questions, and what it was asked. */
export function listOf<Row extends object>(rows: readonly Row[]) {
  const current = [...rows];
  const load = vi.fn(async ({ limit, cursor = '0' }: { limit: number; cursor?: string | undefined }) => {
    const end = Number(cursor) + limit;
    return {
      data: current.slice(Number(cursor), end),
      nextCursor: end < current.length ? String(end) : null,
      total: current.length,
    } satisfies ListedPage;
  });
  return { rows: current, load };
}
