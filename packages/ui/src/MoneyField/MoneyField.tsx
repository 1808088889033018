import { type ForwardedRef, forwardRef } from 'react';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { TextFrame } from '../field/TextFrame.tsx';
import { type Reading, useParsedText } from '../field/useParsedText.ts';
import type { Messages } from '../messages/en.ts';
import { currencySymbol, formatMoney, formatMoneyText } from '../money/formatMoney.ts';
import { type MoneyTextProblem, parseMoneyText } from '../money/parseMoneyText.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** Props of MoneyField. */
export interface MoneyFieldProps extends FieldProps {
  /** The amount in minor units, or null when there is none. */
  value: number | null;
  /** Called with the amount in minor units; null when the text is empty or is not an amount. */
  onChange: (minor: number | null) => void;
  /** Called with a text that cannot be accepted as an amount, and with null when it is mended. */
  onInvalidText?: ((text: string | null) => void) | undefined;
  /** The least amount, in minor units. */
  minValue?: number | undefined;
  /** The greatest amount, in minor units. */
  maxValue?: number | undefined;
  /** Whether an amount below zero is accepted. */
  isNegativeAllowed?: boolean | undefined;
  /** The ISO code of the currency; the provider's when not given. */
  currency?: string | undefined;
  /** Text shown while the field is empty. */
  placeholder?: string | undefined;
}

/** An amount of money, exact to the minor unit. A text that is no amount stays where it was typed and is reported. */
export const MoneyField = forwardRef(function MoneyField(
  props: MoneyFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { value, onChange, onInvalidText, minValue, maxValue, isNegativeAllowed, placeholder, ...field } =
    props;
  const ui = useUI();
  const { currency = ui.currency, ...frame } = field;
  const { messages } = ui;

  const read = (typed: string): Reading => {
    const parsed = parseMoneyText(typed, { isNegativeAllowed });
    if (parsed.kind === 'empty') return { value: null };
    if (parsed.kind === 'invalid') return { value: null, problem: problemMessage(parsed.reason, messages) };
    return { value: parsed.minor, problem: rangeProblem(parsed.minor) };
  };
  const rangeProblem = (minor: number) => {
    if (minValue !== undefined && minor < minValue)
      return messages.valueTooLow(formatMoney(minValue, { currency }));
    if (maxValue !== undefined && minor > maxValue)
      return messages.valueTooHigh(formatMoney(maxValue, { currency }));
    return undefined;
  };

  const parsed = useParsedText({
    value,
    onChange,
    onInvalidText,
    read,
    format: (minor) => formatMoneyText(minor),
    formatForEditing: (minor) => formatMoneyText(minor, { hasGrouping: false }),
  });

  return (
    <TextFrame
      {...frame}
      ref={ref}
      value={parsed.text}
      onChange={parsed.change}
      errorMessage={field.errorMessage ? (parsed.latentProblem ?? field.errorMessage) : parsed.problem}
      onFocus={(event) => {
        parsed.focus(event);
        field.onFocus?.(event);
      }}
      onBlur={(event) => {
        parsed.blur();
        field.onBlur?.(event);
      }}
      start={
        <span className={fieldStyles.adornment} aria-hidden>
          {currencySymbol(currency)}
        </span>
      }
      input={{
        className: fieldStyles.amountInput,
        onMouseDown: parsed.press,
        inputMode: 'decimal',
        autoComplete: 'off',
        placeholder: placeholder ?? '0',
      }}
    />
  );
});

function problemMessage(problem: MoneyTextProblem, messages: Messages): string {
  switch (problem) {
    case 'format':
      return messages.invalidMoney;
    case 'fraction':
      return messages.invalidMoneyFraction(2);
    case 'negative':
      return messages.invalidMoneyNegative;
    case 'too-large':
      return messages.invalidMoneyTooLarge;
  }
}
