import type { Route } from '../http/route.ts';
import type { TestAnswer } from '../testing/startTestApp.ts';
import type { Asked } from './ContractWorld.ts';
import type { Example } from './examples.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
/** How many rows of a list an example shows. */
const ROWS = 2;

/** A call as an example: what differs from run to run made the same, lists cut short, nothing secret in it. */
export function stableExample({ answer: schema }: Route, asked: Asked, { body }: TestAnswer): Example {
  const { params, query, body: said, files } = asked;
  const ids = new Map<string, string>();
  const stable = (value: unknown) => steady(value, ids);
  const isSaid = said !== undefined && !files?.some(({ field }) => field === 'file');
  return {
    ...(params ? { params: stable(params) as Record<string, string> } : {}),
    ...(query && Object.keys(query).length > 0 ? { query: stable(query) as Record<string, string> } : {}),
    ...(isSaid ? { body: stable(said) } : {}),
    ...(schema ? { answer: stable(cut(body)) } : {}),
  };
}

function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ROWS).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cut(inner)]));
}

function steady(value: unknown, ids: Map<string, string>, key = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => steady(inner, ids));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, steady(inner, ids, name)]));
  if (typeof value !== 'string') return value;
  if (key === 'token') return 'the-token-of-the-session';
  if (key === 'newPassword') return 'another long enough secret';
  if (/password/i.test(key)) return 'a long enough secret';
  if (/cursor/i.test(key)) return 'bmV4dC1wYWdl';
  return value
    .replace(UUID, (id) => idOf(id, ids))
    .replace(/\b(owner|staff|registrar)-[0-9a-f-]{8,}/g, '$1')
    .replace(/signature=[\w-]+/, `signature=${'s'.repeat(43)}`)
    .replace(/\b[0-9a-f]{64}\b/g, '0'.repeat(64));
}

function idOf(id: string, ids: Map<string, string>): string {
  const known = ids.get(id) ?? `01980000-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`;
  ids.set(id, known);
  return known;
}
