import type { MinorUnits } from '@handset/domain';
import { MoneyField, Text, useWords } from '@handset/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import type { BankAccount, Listing } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { Section } from '../../form/Section.tsx';
import { PaymentFields } from '../../money/WalletTransaction/PaymentFields.tsx';
import { type ReturnDraft, returnMoney } from './returnDraft.ts';
import { returnFormMessages } from './returnFormMessages.ts';
import type { ReturnSubject } from './returnSubject.ts';

interface ReturnRefundProps {
  subject: ReturnSubject;
  banks: Listing<BankAccount>;
  pocketBalance: MinorUnits | undefined;
}

/** The money that moves now, and where it comes from or goes to. Renders nothing before something is marked. */
export function ReturnRefund({ subject, banks, pocketBalance }: ReturnRefundProps) {
  const messages = useWords(returnFormMessages);
  const { formatMoney } = useFlows();
  const { setValue } = useFormContext<ReturnDraft>();
  const draft = useWatch<ReturnDraft>() as ReturnDraft;
  const { due, range, refund, direction } = returnMoney(draft, subject);
  const label = subject.kind === 'purchase' ? messages.refund.supplier : messages.refund[direction];
  // The payment stays while nothing is marked, and follows what is marked next.
  const isPaymentShown = refund > 0 || draft.payment !== null;
  if (due === 0 && !isPaymentShown) return null;
  const hint = due !== null && due < 0 ? messages.receiptHint : messages.refundHint;
  return (
    <Section title={messages.money}>
      {due === null ? <Text tone="muted">{messages.costHidden}</Text> : null}
      {due === 0 ? null : range.most === 0 && !draft.isRefundTyped ? (
        <Text tone="muted">{messages.noRefund}</Text>
      ) : (
        <Field<ReturnDraft, 'refund'> name="refund">
          {({ value, onChange, ...field }) => (
            <MoneyField
              label={label}
              description={hint(`\u2066${formatMoney(range.most)}\u2069`)}
              value={draft.isRefundTyped ? value : range.suggested}
              onChange={(amount) => {
                setValue('isRefundTyped', true);
                onChange(amount);
              }}
              {...field}
            />
          )}
        </Field>
      )}
      {isPaymentShown ? (
        <Field<ReturnDraft, 'payment'> name="payment">
          {({ value, onChange, errorMessage, isDisabled }) => (
            <PaymentFields
              due={due === 0 ? 0 : refund}
              buttonLabel={messages.pay[direction]}
              {...{ direction, value, onChange, errorMessage, isDisabled, banks, pocketBalance }}
            />
          )}
        </Field>
      ) : null}
    </Section>
  );
}
