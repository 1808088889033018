import type { CanType } from '../field/refuseCharacter.ts';
import { canTypeMoney, readMoney } from '../MoneyField/readMoney.ts';
import type { Messages } from '../messages/en.ts';
import { formatMoneyText } from '../money/formatMoney.ts';
import { canTypeInteger, readInteger } from '../NumberField/readInteger.ts';
import type { GridColumn } from './gridColumns.ts';

/** The value of a text in a column, and the problem with the text where it has one. */
export interface CellReading {
  value: unknown;
  problem?: string | undefined;
}

/** Formats and parses the values of a column. */
export interface CellText {
  /** The text of a value at rest. */
  rest: (value: unknown) => string;
  /** The text of a value while it is edited. */
  edit: (value: unknown) => string;
  /** The characters that may be typed; all where it is missing. */
  canType?: CanType;
  /** The value of a typed text. */
  read: (text: string) => CellReading;
  /** The value of a pasted text; null where nothing can be pasted. A problem means that it is left out. */
  paste: ((text: string) => CellReading) | null;
}

/** The words and the currency that cells are read and written with. */
export interface CellWords {
  messages: Messages;
  currency: string;
  /** The BCP 47 tag whose groups of digits are used. */
  languageTag: string;
}

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const asFigure = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** The formatter and parser of a column. */
export function cellText<Row extends object>(column: GridColumn<Row>, words: CellWords): CellText {
  const { messages } = words;
  switch (column.kind) {
    case 'text': {
      const { normalise = (text: string) => text, maxLength } = column;
      const fitting = (value: string) =>
        maxLength !== undefined && value.length > maxLength
          ? { value, problem: messages.textTooLong(maxLength) }
          : { value };
      return {
        rest: asText,
        edit: asText,
        read: (text) => fitting(normalise(text)),
        paste: (text) => fitting(normalise(oneLine(text))),
      };
    }
    case 'number': {
      const write = (value: unknown) => asText(asFigure(value));
      const read = (text: string) => readInteger(text, column, messages);
      return { rest: write, edit: write, canType: canTypeInteger(column), read, paste: read };
    }
    case 'money': {
      const write = (hasGrouping: boolean) => (value: unknown) => {
        const minor = asFigure(value);
        return minor === null ? '' : formatMoneyText(minor, { hasGrouping, languageTag: words.languageTag });
      };
      const read = (text: string) => readMoney(text, { ...column, currency: words.currency }, messages);
      return { rest: write(true), edit: write(false), canType: canTypeMoney({}), read, paste: read };
    }
    case 'custom':
      return { rest: asText, edit: asText, read: (text) => ({ value: text }), paste: null };
  }
}

/** A text of several lines, as a cell of a spreadsheet may hold, in the one line that a field has. */
function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
}
