/** Characters that are parsed at once: a few milliseconds, of a slow machine as well. */
const TURN = 512 * 1024;
/** Bytes of a body, which may be packed, that is read whole. */
const SHORT = 32 * 1024;

/**
 * Parses JSON as `JSON.parse` does. Of a long document that is one list of objects, or carries one, so many rows at a time, with pauses in
 * which the page can be drawn and used.
 * @throws SyntaxError
 */
export async function parseInTurns(text: string, turn: number = TURN): Promise<unknown> {
  const start = text.indexOf('[') + 1;
  const end = text.lastIndexOf(']');
  const firstKey = /\{"[^"]*":/y;
  firstKey.lastIndex = start;
  const [opening] = (end - start > turn && firstKey.exec(text)) || [];
  // What comes between two rows that are alike. Wherever else it may stand, what lies before it is no list of rows, and does not parse.
  return opening === undefined
    ? JSON.parse(text)
    : rowsInTurns(text, { start, end, between: `,${opening}`, turn });
}

/**
 * The text of an answer; of one that may be long, taken as it comes. `response.text()` would read all of it at once, as soon as the page
 * lets it. A short one is left to it: of what is read as a stream, the browser's developer tools sometimes keep nothing.
 * @throws what `response.text()` throws, when the connection is cut
 */
export async function textInTurns(response: Response): Promise<string> {
  // Where answers are no streams, as in React Native, there is no choice.
  if (!response.body || isShort(response)) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let paused = 0; ; ) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
    if (text.length - paused < TURN) continue;
    paused = text.length;
    await pause();
  }
}

const isShort = ({ headers }: Response) => Number(headers.get('content-length') ?? Infinity) <= SHORT;

/** Lets the page be drawn and used. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function rowsInTurns(
  text: string,
  { start, end, between, turn }: { start: number; end: number; between: string; turn: number },
): Promise<unknown> {
  const rows: unknown[] = [];
  try {
    for (let from = start; from < end; ) {
      const next = text.indexOf(between, from + turn);
      const to = next === -1 || next > end ? end : next;
      for (const row of JSON.parse(`[${text.slice(from, to)}]`)) rows.push(row);
      from = to + 1;
      await pause();
    }
    const frame = text.slice(0, start) + text.slice(end);
    return JSON.parse(frame, (_key, value) => (Array.isArray(value) ? rows : value));
  } catch {
    return JSON.parse(text);
  }
}
