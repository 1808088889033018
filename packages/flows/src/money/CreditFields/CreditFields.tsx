import { type Day, type MinorUnits, payableLater } from '@handset/domain';
import { DatePicker, FormGrid, MoneyField, useWords } from '@handset/ui';
import { commonMessages } from '../../form/commonMessages.ts';
import { useMoneyWarning } from '../../form/useMoneyWarning.ts';

/** The amount paid at once and the due date of the rest. */
export interface CreditValue {
  /** Minor units, or null while nothing is typed. */
  payableAmountNow: MinorUnits | null;
  /** `YYYY-MM-DD`, or empty. */
  dateOfPayment: Day | '';
}

/** Props of CreditFields. */
export interface CreditFieldsProps {
  /** The values typed so far. */
  value: CreditValue;
  /** Called with what changed. */
  onChange: (value: CreditValue) => void;
  /** The whole amount, in minor units. */
  total: MinorUnits;
  /** The first day that the rest may be due. */
  minDate?: Day | undefined;
  /** Error message per field. */
  errors?:
    | Partial<Record<'payableAmountNow' | 'payableAmountLater' | 'dateOfPayment', string | undefined>>
    | undefined;
  /** Names in the form, under which the summary finds the fields. */
  names?: Partial<Record<'payableAmountNow' | 'payableAmountLater' | 'dateOfPayment', string>> | undefined;
  /** Whether it can be used. */
  isDisabled?: boolean | undefined;
}

/** Payable now, payable later (always the rest) and the first payment date. */
export function CreditFields({
  value,
  onChange,
  total,
  minDate,
  errors = {},
  names = {},
  isDisabled,
}: CreditFieldsProps) {
  const messages = useWords(commonMessages);
  useMoneyWarning('CreditFields', { total });
  const later = payableLater(total, value.payableAmountNow ?? 0);
  return (
    <FormGrid columns={3}>
      <MoneyField
        label={messages.payableNow}
        name={names.payableAmountNow}
        value={value.payableAmountNow}
        onChange={(payableAmountNow) => onChange({ ...value, payableAmountNow })}
        errorMessage={errors.payableAmountNow ?? (later < 0 ? messages.payableNowAboveTotal : undefined)}
        isRequired
        isDisabled={isDisabled}
      />
      <MoneyField
        label={messages.payableLater}
        name={names.payableAmountLater}
        value={Math.max(later, 0)}
        onChange={() => {}}
        errorMessage={errors.payableAmountLater}
        isRequired
        isReadOnly
        isDisabled={isDisabled}
      />
      <DatePicker
        label={messages.dateOfPayment}
        name={names.dateOfPayment}
        value={value.dateOfPayment}
        onChange={(dateOfPayment) => onChange({ ...value, dateOfPayment })}
        min={minDate}
        errorMessage={errors.dateOfPayment}
        isRequired
        isDisabled={isDisabled}
      />
    </FormGrid>
  );
}
