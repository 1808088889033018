import { type ForwardedRef, forwardRef } from 'react';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { NumberText } from '../field/NumberText.tsx';
import { currencySymbol, formatMoneyText } from '../money/formatMoney.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { canTypeMoney, readMoney } from './readMoney.ts';

/** Props of MoneyField. */
export interface MoneyFieldProps extends FieldProps {
  /** The amount in minor units, or null (controlled). */
  value?: number | null | undefined;
  /** The amount at first, in minor units, for a field that keeps it itself. @default null */
  defaultValue?: number | null | undefined;
  /** Called with the amount in minor units; null when the text is empty or is not an amount. */
  onChange?: ((minor: number | null) => void) | undefined;
  /** Called with a text that is not an amount, and with null when it is corrected. */
  onInvalidText?: ((text: string | null) => void) | undefined;
  /** The minimum, in minor units. */
  minValue?: number | undefined;
  /** The maximum, in minor units. */
  maxValue?: number | undefined;
  /** Whether an amount below zero is accepted. @default false */
  isNegativeAllowed?: boolean | undefined;
  /** The ISO code of the currency. @default the provider's */
  currency?: string | undefined;
  /** Text shown while the field is empty. @default '0' */
  placeholder?: string | undefined;
}

/** A field for an amount of money, exact to the minor unit. Invalid text stays and is reported. */
export const MoneyField = forwardRef(function MoneyField(
  { value, defaultValue, onChange, isNegativeAllowed, placeholder = '0', ...props }: MoneyFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { messages, languageTag, ...ui } = useUI();
  const { currency = ui.currency, ...field } = props;
  const limits = { minValue: props.minValue, maxValue: props.maxValue, isNegativeAllowed };
  return (
    <NumberText
      {...field}
      {...{ value, defaultValue, onChange, placeholder }}
      ref={ref}
      component="MoneyField"
      canType={canTypeMoney(limits)}
      read={(text) => readMoney(text, { ...limits, currency, languageTag }, messages)}
      format={(minor) => formatMoneyText(minor, { languageTag })}
      formatForEditing={(minor) => formatMoneyText(minor, { hasGrouping: false })}
      start={
        <span className={fieldStyles.adornment} aria-hidden>
          {currencySymbol(currency)}
        </span>
      }
      input={{ className: fieldStyles.amountInput, inputMode: 'decimal' }}
    />
  );
});
