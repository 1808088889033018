import type { CanType } from '../field/refuseCharacter.ts';
import { canTypeMoney, readMoney } from '../MoneyField/readMoney.ts';
import { formatMoneyText } from '../money/formatMoney.ts';
import { canTypeInteger, readInteger } from '../NumberField/readInteger.ts';
import type { UI } from '../UIProvider/UIProvider.tsx';
import type { GridColumn } from './gridColumns.ts';

/** Formats and parses the values of a column. */
export interface CellText {
  /** The text of a value at rest. */
  rest: (value: unknown) => string;
  /** The text of a value while it is edited. */
  edit: (value: unknown) => string;
  /** The characters that may be typed; all where it is missing. */
  canType?: CanType;
  /** The value of a typed or pasted text of one line, and the problem with the text where it has one. */
  read: (text: string) => { value: unknown; problem?: string | undefined };
}

const asText = (value: unknown): string => String(value ?? '');
const asFigure = (write: (figure: number) => string) => (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? write(value) : '';

/** The formatter and parser of a column, with the words and the currency of the provider. */
export function cellText<Row extends object>(
  column: GridColumn<Row>,
  { messages, currency, languageTag }: Pick<UI, 'messages' | 'currency' | 'languageTag'>,
): CellText {
  switch (column.kind) {
    case 'text': {
      const { normalise = (text: string) => text, maxLength = Number.POSITIVE_INFINITY } = column;
      const read = (text: string) => {
        const value = normalise(text);
        return value.length > maxLength ? { value, problem: messages.textTooLong(maxLength) } : { value };
      };
      return { rest: asText, edit: asText, read };
    }
    case 'number': {
      const write = asFigure(String);
      const read = (text: string) => readInteger(text, column, messages);
      return { rest: write, edit: write, canType: canTypeInteger(column), read };
    }
    case 'money': {
      const write = (hasGrouping: boolean) =>
        asFigure((minor) => formatMoneyText(minor, { hasGrouping, languageTag }));
      const read = (text: string) => readMoney(text, { ...column, currency, languageTag }, messages);
      return { rest: write(true), edit: write(false), canType: canTypeMoney({}), read };
    }
    case 'custom':
      return { rest: asText, edit: asText, read: (text) => ({ value: text }) };
  }
}
