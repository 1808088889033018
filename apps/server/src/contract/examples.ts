import { readFileSync } from 'node:fs';

/** What somebody asked once, and what the server said. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Absent where the answer is a file. */
  answer?: unknown;
}

/** Where the examples are kept; the contract's test writes them from real calls, and holds them to the schemas. */
export const EXAMPLES_FILE = new URL('./examples.json', import.meta.url);

let kept: Record<string, Example> | undefined;

/** An example of each call, by `POST /api/sale`. */
export function examples(): Record<string, Example> {
  kept ??= JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Record<string, Example>;
  return kept;
}
