import { toLatinDigits } from '../field/toLatinDigits.ts';
import { caretAfterDigits, maskDigits, unmaskDigits } from './maskDigits.ts';

/** What stands in a field after an edit. */
interface MaskedEdit {
  /** The digits alone. */
  digits: string;
  /** The digits in their shape. */
  text: string;
  /** Where the caret belongs. */
  caret: number;
}

/** What was done to the text of a field. */
interface TextEdit {
  /** The text before. */
  before: string;
  /** The text after, as the browser left it. */
  after: string;
  /** Where the browser put the caret. */
  caret: number;
  /** What kind of edit it was, as `InputEvent.inputType` tells. */
  inputType?: string | undefined;
}

/**
 * The text of a patterned field after an edit. Separators are the field's: a deletion that meets one takes the digit beyond it, and the
 * caret stays behind the digits that it stood behind.
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
