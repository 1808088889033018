const letter = /\p{L}|\p{N}/u;
/** Scripts whose letters join: the initials are kept apart, so that they do not make a word. */
const joining = /\p{Script=Arabic}/u;
const apart = '\u200c';

/** The first letters of the first and the last word of a name; the empty text where it has no letters. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s\u200c]+/u)
    .map(firstLetter)
    .filter((one) => one !== '');
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return joining.test(first + last) && last ? `${first}${apart}${last}` : first + last;
}

/** The first letter of a word with the marks that belong to it, as a capital. */
function firstLetter(word: string): string {
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)) {
    if (letter.test(segment)) return segment.toLocaleUpperCase('en');
  }
  return '';
}
