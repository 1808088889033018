import { sortInSteps } from './sortInSteps.ts';

const textsPerPause = 4096;

/**
 * The rank of each text in the order of a language: equal ranks for equal texts, NaN for none. Each different text is compared once only, and
 * they are brought nearly into order by their code units first, since comparing by the rules of a language takes ten times as long. A
 * generator, so that it can be done a little at a time.
 */
export function* rankTexts(
  texts: readonly (string | null)[],
  compare: (one: string, other: string) => number,
): Generator<void, Float64Array> {
  const rankOf = new Map<string, number>();
  const different: { text: string; key: string }[] = [];
  for (const [position, text] of texts.entries()) {
    if (text !== null && !rankOf.has(text)) {
      rankOf.set(text, 0);
      different.push({ text, key: sortKey(text) });
    }
    if (position % textsPerPause === 0) yield;
  }
  yield* sortInSteps(different, (one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  yield* sortInSteps(different, (one, other) => compare(one.text, other.text));

  let rank = 0;
  for (const [place, { text }] of different.entries()) {
    const before = different[place - 1];
    if (before && compare(before.text, text) !== 0) rank += 1;
    rankOf.set(text, rank);
    if (place % textsPerPause === 0) yield;
  }
  return Float64Array.from(texts, (text) => (text === null ? Number.NaN : (rankOf.get(text) ?? Number.NaN)));
}

/** Close to what most languages order by: no case, numbers by their size. */
function sortKey(text: string): string {
  return text.toLowerCase().replace(/\d+/g, (number) => String.fromCharCode(48 + number.length) + number);
}
