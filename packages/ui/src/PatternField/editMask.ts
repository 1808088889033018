import { toLatinDigits } from '../field/toLatinDigits.ts';
import { caretAfterDigits, maskDigits, unmaskDigits } from './maskDigits.ts';

/** The result of an edit. */
interface MaskedEdit {
  /** The digits alone. */
  digits: string;
  /** The digits in the pattern. */
  text: string;
  /** The position of the caret. */
  caret: number;
}

/** An edit of the text. */
interface TextEdit {
  /** The text before. */
  before: string;
  /** The text after, as the browser left it. */
  after: string;
  /** The position of the caret after the edit. */
  caret: number;
  /** The kind of edit: `InputEvent.inputType`. */
  inputType?: string | undefined;
}

/**
 * The text of a patterned field after an edit. The field owns the separators: deleting one deletes the digit
 * beyond it, and the caret stays after the same digits.
 */
export function editMask(pattern: string, { before, after, caret, inputType }: TextEdit): MaskedEdit {
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
  return { digits, text, caret: caretAfterDigits(text, count) };
}
