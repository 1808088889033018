import {
  type Day,
  type MinorUnits,
  type PartyPayment as PartyPaymentValue,
  type PaymentSplit,
  partyPaymentSchema,
  paymentRule,
  ruleMessage,
} from '@handset/domain';
import { DatePicker, Effects, MoneyField, TextField } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { partyEffect } from '../EntityPicker/partyEffect.ts';
import type { BankAccount, FlowDialogProps, Listing, Party } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { Field } from '../form/Field.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { useFlowForm } from '../form/useFlowForm.ts';
import { whileOpen } from '../form/whileOpen.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { PaymentFields } from '../WalletTransaction/PaymentFields.tsx';
import { dialogMessages } from './dialogMessages.ts';

/** Props of PartyPayment. */
export interface PartyPaymentProps extends FlowDialogProps<PartyPaymentValue> {
  /** `in`: the party pays us; `out`: we pay the party. */
  direction: 'in' | 'out';
  /** The party; its balance is shown before and after. */
  party: Party;
  /** The bank accounts. */
  banks: Listing<BankAccount>;
  /** What is in the till, in minor units. */
  pocketBalance?: MinorUnits | undefined;
}

interface Values {
  amount: MinorUnits | null;
  date: Day | '';
  note: string;
  payment: PaymentSplit | null;
}

const paymentPaths = ['bankAccountUsed', 'accountCash', 'pocketCash'];

/** Money received from a party, or paid to one. */
export const PartyPayment = whileOpen(function PartyPayment(props: PartyPaymentProps) {
  const { direction, party, banks, pocketBalance, onSubmit, onCancel } = props;
  const messages = useMessages(dialogMessages);
  const common = useMessages(commonMessages);
  const { today, locale, formatMoney } = useFlows();
  const flow = useFlowForm<Values, PartyPaymentValue>({
    schema: partyPaymentSchema,
    defaultValues: { amount: null, date: today, note: '', payment: null },
    toInput: ({ payment, ...fields }) => ({ ...fields, direction, ...payment }),
    fieldOf: (path) => (paymentPaths.includes(path) ? 'payment' : path),
    check: ({ amount, payment }) => {
      const broken = amount && paymentRule(amount, payment ?? { pocketCash: 0, accountCash: 0 });
      return broken ? { payment: ruleMessage(broken.rule, locale) } : {};
    },
    labels: {
      amount: messages.amount,
      payment: messages.payment,
      date: common.date,
      note: messages.noteOptional,
    },
    onSubmit: (value) => onSubmit(value),
  });
  const amount = useWatch({ control: flow.form.control, name: 'amount' }) ?? 0;
  return (
    <FormDialog
      flow={flow}
      title={direction === 'in' ? messages.receivePayment : messages.payParty}
      description={party.name}
      onCancel={onCancel}
    >
      <Field<Values, 'amount'> name="amount">
        {(field) => <MoneyField label={messages.amount} isRequired autoFocus {...field} />}
      </Field>
      {amount === 0 ? null : (
        <Effects effects={[partyEffect(party, direction === 'in' ? -amount : amount, common, formatMoney)]} />
      )}
      <Field<Values, 'payment'> name="payment">
        {({ value, onChange, errorMessage, isDisabled }) => (
          <PaymentFields
            due={amount}
            {...{ direction, value, onChange, errorMessage, isDisabled, banks, pocketBalance }}
          />
        )}
      </Field>
      <Field<Values, 'date'> name="date">
        {(field) => <DatePicker label={common.date} max={today} isRequired {...field} />}
      </Field>
      <Field<Values, 'note'> name="note">
        {(field) => <TextField label={messages.noteOptional} autoComplete="off" {...field} />}
      </Field>
    </FormDialog>
  );
});
