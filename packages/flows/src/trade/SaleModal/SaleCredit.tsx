import { addDays, isDay } from '@handset/domain';
import { Button, Checkbox, Inline, useWords } from '@handset/ui';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { Section } from '../../form/Section.tsx';
import { CreditFields } from '../../money/CreditFields/CreditFields.tsx';
import { DraftField } from './DraftField.tsx';
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

/** Credit for the rest of an exchange. Off unless staff turn it on. */
export function ExchangeCredit() {
  const messages = useWords(saleMessages);
  const isPartOnCredit = useWatch<SaleDraft, 'isPartOnCredit'>({ name: 'isPartOnCredit' });
  const { due, exchange } = useSaleTotals();
  if (due <= exchange) return null;
  const choice = (
    <DraftField name="isPartOnCredit">
      {(field) => <Checkbox {...field}>{messages.partOnCredit}</Checkbox>}
    </DraftField>
  );
  return isPartOnCredit ? (
    <SaleCredit choice={choice} />
  ) : (
    <Section title={messages.credit}>{choice}</Section>
  );
}

/** A sale on credit: amount paid now, amount owed, due date. */
export function SaleCredit({ choice }: { choice?: ReactNode }) {
  const { due, exchange } = useSaleTotals();
  const messages = useWords(saleMessages);
  const isDisabled = useFieldsDisabled();
  const { setValue } = useFormContext<SaleDraft>();
  const { errors } = useFormState<SaleDraft>();
  const [payableAmountNow, dateOfPayment, saleDate] = useWatch<
    SaleDraft,
    ['payableAmountNow', 'payableAmountLaterDate', 'saleDate']
  >({ name: ['payableAmountNow', 'payableAmountLaterDate', 'saleDate'] });
  return (
    <Section title={messages.credit}>
      {choice}
      <CreditFields
        value={{ payableAmountNow, dateOfPayment }}
        onChange={(credit) => {
          setValue('payableAmountNow', credit.payableAmountNow);
          setValue('payableAmountLaterDate', credit.dateOfPayment);
        }}
        total={due - exchange}
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
