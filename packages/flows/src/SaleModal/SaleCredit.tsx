import { addDays, isDay } from '@handset/domain';
import { Button, Inline } from '@handset/ui';
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

/** The terms that shops give most, in days. */
const TERMS = [7, 15, 30];

/** A sale on credit: what is paid now, what stays owed, until when. */
export function SaleCredit() {
  const messages = useMessages(saleMessages);
  const isDisabled = useFieldsDisabled();
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
        isDisabled={isDisabled}
      />
      {isDay(saleDate) && (
        <Inline gap={2} isWrapping>
          {TERMS.map((days) => (
            <Button
              key={days}
              size="small"
              isDisabled={isDisabled}
              onPress={() => setValue('payableAmountLaterDate', addDays(saleDate, days))}
            >
              {messages.dueIn(days)}
            </Button>
          ))}
        </Inline>
      )}
    </Section>
  );
}
