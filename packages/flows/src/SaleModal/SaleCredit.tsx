import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { CreditFields } from '../CreditFields/CreditFields.tsx';
import { useFieldsDisabled } from '../form/Field.tsx';
import { Section } from '../form/Section.tsx';
import { useMessages } from '../messages/useMessages.ts';
import type { SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { useSaleTotals } from './useSaleTotals.ts';

const names = {
  payableAmountNow: 'payableAmountNow',
  payableAmountLater: 'payableAmountLater',
  dateOfPayment: 'payableAmountLaterDate',
} as const;

/** A sale on credit: what is paid now, what stays owed, until when. */
export function SaleCredit() {
  const messages = useMessages(saleMessages);
  const { setValue } = useFormContext<SaleDraft>();
  const { errors } = useFormState<SaleDraft>();
  const [payableAmountNow, dateOfPayment, saleDate] = useWatch<
    SaleDraft,
    ['payableAmountNow', 'payableAmountLaterDate', 'saleDate']
  >({ name: ['payableAmountNow', 'payableAmountLaterDate', 'saleDate'] });
  return (
    <Section title={messages.credit}>
      <CreditFields
        value={{ payableAmountNow, dateOfPayment }}
        onChange={(credit) => {
          setValue('payableAmountNow', credit.payableAmountNow);
          setValue('payableAmountLaterDate', credit.dateOfPayment);
        }}
        total={useSaleTotals().due}
        minDate={saleDate || undefined}
        names={names}
        errors={{
          payableAmountNow: errors.payableAmountNow?.message,
          payableAmountLater: errors.payableAmountLater?.message,
          dateOfPayment: errors.payableAmountLaterDate?.message,
        }}
        isDisabled={useFieldsDisabled()}
      />
    </Section>
  );
}
