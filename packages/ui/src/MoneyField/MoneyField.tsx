import { type ForwardedRef, forwardRef } from 'react';
import * as fieldStyles from '../field/field.css.ts';
import { NumberText, type NumberValueProps } from '../field/NumberText.tsx';
import { currencySymbol, formatMoneyText } from '../money/formatMoney.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { canTypeMoney, readMoney } from './readMoney.ts';

/** Props of MoneyField. */
export interface MoneyFieldProps extends NumberValueProps {
  /** Whether an amount below zero is accepted. @default false */
  isNegativeAllowed?: boolean | undefined;
  /** The ISO code of the currency. @default the provider's */
  currency?: string | undefined;
  /** Text shown while the field is empty. @default '0' */
  placeholder?: string | undefined;
}

/** A field for an amount of money, exact to the minor unit. Invalid text stays and is reported. */
export const MoneyField = forwardRef(function MoneyField(
  props: MoneyFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { messages, languageTag, ...ui } = useUI();
  const { currency = ui.currency } = props;
  return (
    <NumberText
      {...props}
      ref={ref}
      placeholder={props.placeholder ?? '0'}
      component="MoneyField"
      canType={canTypeMoney(props)}
      read={(text) => readMoney(text, { ...props, currency, languageTag }, messages)}
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
