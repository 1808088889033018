import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseInTurns, textInTurns } from './inTurns.ts';

const phones = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    _id: `p${index}`,
    imei1: '490154203237518',
    color: 'Blue',
  }));

/** How often other work came to its turn before the promise was kept. */
async function pausesOf(parsing: Promise<unknown>): Promise<number> {
  let pauses = 0;
  const count = setInterval(() => {
    pauses += 1;
  });
  await parsing;
  clearInterval(count);
  return pauses;
}

describe('a long document', () => {
  it.each([
    ['a list', phones(3000)],
    ['an answer with a list', { data: { imeis: phones(3000) }, total: 3000 }],
  ])('is parsed in turns: %s', async (_case, document) => {
    const text = JSON.stringify(document);
    expect(await parseInTurns(text, 10_000)).toEqual(document);
    expect(await pausesOf(parseInTurns(text, 10_000))).toBeGreaterThan(5);
  });

  it.each([
    ['a row that is cut', '[{"a":1},{"a":2'],
    ['a comma too many', `[{"a":1},${'{"a":2},'.repeat(50)}]`],
    ['words after it', `${JSON.stringify(phones(50))} and more`],
    ['a page of a proxy', `<html>[${'{"a":1},'.repeat(50)}]</html>`],
  ])('is refused as JSON.parse refuses it: %s', async (_case, text) => {
    await expect(parseInTurns(text, 20)).rejects.toThrow(SyntaxError);
  });

  it('is what JSON.parse makes of it, whatever stands in it', async () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom(',{"a":', '[{"a":1},{"a":2}]', ']', '[', '},{', '"', '\\', 'a'),
    );
    // Of a key that is escaped, such as one quotation mark, `JSON.parse` of Node 24 itself sometimes makes another.
    const key = fc.oneof(fc.stringMatching(/^[\w[\]{},:]*$/), fc.constantFrom(']', '[', '},{', 'a'));
    const { document } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        word,
        fc.double(),
        fc.constantFrom(null, true),
        tie('list'),
        tie('record'),
      ),
      record: fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
      list: fc.array(tie('value'), { maxLength: 6 }),
      rows: fc.array(fc.record({ a: tie('value'), b: tie('value') }), { maxLength: 8 }),
      document: fc.oneof(
        tie('value'),
        tie('rows'),
        fc.record({ data: tie('rows'), total: tie('value') }),
        fc.record({ before: tie('value'), data: fc.record({ rows: tie('rows') }), after: tie('value') }),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(document, fc.integer({ min: 0, max: 40 }), async (value, turn) => {
        const text = JSON.stringify(value);
        expect(await parseInTurns(text, turn)).toEqual(JSON.parse(text));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the text of an answer', () => {
  /** A response whose bytes come in pieces of so many. */
  const inPieces = (text: string, length: number) => {
    const bytes = new TextEncoder().encode(text);
    let at = 0;
    return new Response(
      new ReadableStream({
        pull(controller) {
          if (at >= bytes.length) return controller.close();
          controller.enqueue(bytes.slice(at, at + length));
          at += length;
        },
      }),
    );
  };

  it('is whole where a letter comes in two pieces', async () => {
    const text = 'سیاہ "8/256" 📱'.repeat(20);
    for (const length of [1, 2, 3, 7]) expect(await textInTurns(inPieces(text, length))).toBe(text);
  });

  it('leaves pauses where it is long', async () => {
    const text = 'نیا '.repeat(600_000);
    const reading = textInTurns(inPieces(text, 100_000));
    expect(await pausesOf(reading)).toBeGreaterThanOrEqual(3);
    expect(await reading).toBe(text);
  });

  it.each([
    ['20', true],
    ['32768', true],
    ['32769', false],
    ['8000000', false],
    [null, false],
  ])('is read at once where it is known to be short: %s bytes', async (length, isWhole) => {
    const headers: Record<string, string> = length === null ? {} : { 'content-length': length };
    const response = new Response('{"data":"A15"}', { headers });
    const text = vi.spyOn(response, 'text');
    expect(await textInTurns(response)).toBe('{"data":"A15"}');
    expect(text).toHaveBeenCalledTimes(isWhole ? 1 : 0);
  });

  it('is empty where nothing was said', async () => {
    expect(await textInTurns(new Response(null))).toBe('');
    expect(await textInTurns(new Response(''))).toBe('');
  });
});
