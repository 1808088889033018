import { toLatinDigits } from '../field/toLatinDigits.ts';

/** Formats digits by a pattern in which `0` means a digit. A separator is written only before a digit. */
export function maskDigits(pattern: string, digits: string): string {
  let next = 0;
  const shape = pattern.slice(0, placeAfter('0', pattern, digits.length));
  return shape.replaceAll('0', () => digits[next++] ?? '');
}

/** Returns the digits of a text, as many as the pattern has. */
export function unmaskDigits(pattern: string, text: string): string {
  const length = pattern.split('0').length - 1;
  return toLatinDigits(text).replace(/\D/g, '').slice(0, length);
}

interface TextEdit {
  before: string;
  /** The text as the browser left it. */
  after: string;
  /** The position of the caret after the edit. */
  caret: number;
  /** The kind of edit: `InputEvent.inputType`. */
  inputType?: string | undefined;
}

/**
 * The text of a patterned field after an edit, and the position of its caret. The field owns the separators: deleting one deletes the
 * digit beyond it, and the caret stays after the same digits.
 */
export function editMask(
  pattern: string,
  { before, after, caret, inputType }: TextEdit,
): { text: string; caret: number } {
  const digitsBefore = unmaskDigits(pattern, before);
  let digits = unmaskDigits(pattern, after);
  let count = toLatinDigits(after.slice(0, caret)).replace(/\D/g, '').length;
  if (digits === digitsBefore && after.length < before.length) {
    if (inputType?.endsWith('Backward') && count > 0) {
      digits = digits.slice(0, count - 1) + digits.slice(count);
      count -= 1;
    } else if (inputType?.endsWith('Forward')) {
      digits = digits.slice(0, count) + digits.slice(count + 1);
    }
  }
  const text = maskDigits(pattern, digits);
  return { text, caret: placeAfter('\\d', text, count) };
}

/** The place after a number of digits of a text, or after the last of them. */
function placeAfter(digit: string, text: string, count: number): number {
  const [start = ''] = new RegExp(`^(?:.*?${digit}){0,${count}}`).exec(text) ?? [];
  return start.length;
}
