import { type MinorUnits, WARRANTIES } from '@handset/domain';
import { FormGrid, SegmentedControl, Select, Stack, useWords } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import type { BankAccount, Listing } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { useErrorOf } from '../../form/useErrorOf.ts';
import { CreditFields } from '../../money/CreditFields/CreditFields.tsx';
import { PaymentFields } from '../../money/WalletTransaction/PaymentFields.tsx';
import { dispatchSettleMessages } from './dispatchSettleMessages.ts';
import { type SettleDraft, settleTotals } from './settleDraft.ts';

interface SettleSaleProps {
  banks: Listing<BankAccount>;
  pocketBalance: MinorUnits | undefined;
}

/** Payment for the sold phones. */
export function SettleSale({ banks, pocketBalance }: SettleSaleProps) {
  const messages = useWords(dispatchSettleMessages);
  const draft = useWatch<SettleDraft>() as SettleDraft;
  const errorOf = useErrorOf();
  const { total, now } = settleTotals(draft);
  return (
    <Stack gap={4}>
      <FormGrid>
        <Field<SettleDraft, 'sellingType'> name="sellingType">
          {(field) => (
            <SegmentedControl
              label={messages.sellingType}
              isRequired
              isFullWidth
              options={(['Full Payment', 'Credit'] as const).map((value) => ({
                value,
                label: messages.sellingTypes[value],
              }))}
              {...field}
            />
          )}
        </Field>
        <Field<SettleDraft, 'warranty'> name="warranty">
          {(field) => (
            <Select
              label={messages.warranty}
              isRequired
              options={WARRANTIES.map((value, months) => ({ value, label: messages.warranties(months) }))}
              {...field}
            />
          )}
        </Field>
      </FormGrid>
      {draft.sellingType === 'Credit' ? (
        <Field<SettleDraft, 'credit'> name="credit">
          {({ value, onChange, isDisabled }) => (
            <CreditFields
              value={value}
              onChange={onChange}
              total={total}
              minDate={draft.date || undefined}
              names={{
                payableAmountNow: 'credit.payableAmountNow',
                dateOfPayment: 'credit.dateOfPayment',
              }}
              errors={{
                payableAmountNow: errorOf('credit.payableAmountNow'),
                dateOfPayment: errorOf('credit.dateOfPayment'),
              }}
              isDisabled={isDisabled}
            />
          )}
        </Field>
      ) : null}
      <Field<SettleDraft, 'payment'> name="payment">
        {({ value, onChange, errorMessage, isDisabled }) => (
          <PaymentFields
            direction="in"
            due={now}
            buttonLabel={messages.receive}
            {...{ value, onChange, errorMessage, isDisabled, banks, pocketBalance }}
          />
        )}
      </Field>
    </Stack>
  );
}
