import type { MinorUnits, PartyPayment } from '@handset/domain';
import {
  DatePicker,
  Effects,
  FormGrid,
  MoneyField,
  SegmentedControl,
  Stack,
  Text,
  TextField,
  useWords,
} from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { DraftProps, FlowDialogProps, Listing, Party, WalletLists } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useMoneyWarning } from '../../form/useMoneyWarning.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { BillAllocation } from '../bills/BillAllocation.tsx';
import { amongOpen, billsOfSide, chosenTotal, oldestFirst, type PaymentBill } from '../bills/billChoice.ts';
import { billMessages } from '../bills/billMessages.ts';
import { partyEffect } from '../EntityPicker/partyEffect.ts';
import { useWalletMovements } from '../wallets/useWalletMovements.ts';
import { WalletSourceFields } from '../wallets/WalletSourceFields.tsx';
import { owedIn, type PaymentDraft, paymentOf } from './paymentDraft.ts';
import { paymentMessages } from './paymentMessages.ts';
import { QuickAmounts } from './QuickAmounts.tsx';
import { advanceOf, usePayment } from './usePayment.ts';

/** Props of PaymentDialog. */
export interface PaymentDialogProps
  extends FlowDialogProps<PartyPayment>,
    DraftProps<PaymentDraft>,
    WalletLists {
  /** The party; its balance is shown before and after. */
  party: Party;
  /** `in`: the party pays us; `out`: we pay the party. It can be changed. @default the way that the balance asks for */
  defaultDirection?: 'in' | 'out' | undefined;
  /** The party's open bills, of both sides. When given, the form shows what the payment settles. */
  bills?: Listing<PaymentBill> | undefined;
  /** The `_id` of the bill to pay. It is selected at first, with its full open amount. */
  defaultBillId?: string | undefined;
  /** Advances in minor units: from the party, and to it. */
  paidAhead?: { receivable: MinorUnits; payable: MinorUnits } | undefined;
}

/** Money received from a party, or paid to one, and the bills that it settles. */
export const PaymentDialog = whileOpen(function PaymentDialog(props: PaymentDialogProps) {
  const { party, bills, defaultBillId, onCancel } = props;
  const messages = useWords(paymentMessages);
  const common = useWords(commonMessages);
  const words = useWords(billMessages);
  const { today, formatMoney } = useFlows();
  const { ofSplit, effects, warnings } = useWalletMovements(props);
  useMoneyWarning('PaymentDialog', { pocketBalance: props.pocketBalance, 'party.balance': party.balance });
  const thisBill = bills?.items.find(({ _id }) => _id === defaultBillId);
  const flow = usePayment({
    direction: props.defaultDirection ?? directionOf(thisBill, party),
    bills: bills?.items,
    wallet: props,
    defaultDraft: { ...(thisBill && paymentOf(thisBill)), ...props.defaultDraft },
    onSubmit: props.onSubmit,
    onChange: props.onChange,
    onError: props.onError,
    isUncertain: props.isUncertain,
    keptOn: props.keptOn,
  });
  const { control, setValue } = flow.form;
  const [direction, amount, date, choice] = useWatch({
    control,
    name: ['direction', 'amount', 'date', 'bills'],
  });
  const paidAhead = props.paidAhead?.[direction === 'in' ? 'payable' : 'receivable'] ?? 0;
  const open = billsOfSide(bills?.items ?? [], direction);
  const chosen = chosenTotal(amongOpen(choice, open));
  const draft = { direction, amount, date, bills: choice };
  const advance = advanceOf(draft, { party, bills: bills?.items, paidAhead });
  const balanceEffect = (of: 'in' | 'out', paid: MinorUnits) =>
    partyEffect(party, of === 'in' ? -paid : paid, common, formatMoney);
  const setAmount = (next: MinorUnits) => setValue('amount', next, { shouldDirty: true });

  return (
    <FormDialog
      flow={flow}
      title={messages.title[direction]}
      description={party.name}
      size="medium"
      effectsOf={(payment) => [
        ...effects(ofSplit(payment, payment.direction)),
        balanceEffect(payment.direction, payment.amount),
        ...(advance > 0
          ? [{ label: words.advanceEffect, to: formatMoney(advance), tone: 'caution' as const }]
          : []),
      ]}
      warningsOf={(payment) => warnings(ofSplit(payment, payment.direction))}
      confirmTitle={messages.confirmTitle[direction](formatMoney(amount ?? 0), party.name)}
      confirmLabel={messages.confirm[direction](formatMoney(amount ?? 0))}
      isRestored={props.defaultDraft !== undefined}
      onCancel={onCancel}
    >
      <Field<PaymentDraft, 'direction'> name="direction">
        {({ onChange, ...field }) => (
          <SegmentedControl
            label={messages.direction}
            isLabelHidden
            options={[
              { value: 'in', label: messages.directions.in },
              { value: 'out', label: messages.directions.out },
            ]}
            isFullWidth
            onChange={(next) => {
              onChange(next);
              setValue('bills', oldestFirst);
            }}
            {...field}
          />
        )}
      </Field>
      <Stack gap={2}>
        <Field<PaymentDraft, 'amount'> name="amount">
          {(field) => <MoneyField label={common.amount} isRequired autoFocus {...field} />}
        </Field>
        <QuickAmounts
          current={amount}
          amounts={[
            {
              label: messages.wholeBalance(formatMoney(owedIn(direction, party.balance))),
              amount: owedIn(direction, party.balance),
              onPress: () => setAmount(owedIn(direction, party.balance)),
            },
            ...(thisBill && open.includes(thisBill)
              ? [
                  {
                    label: messages.thisBill(formatMoney(thisBill.outstanding)),
                    amount: thisBill.outstanding,
                    onPress: () => {
                      setAmount(thisBill.outstanding);
                      setValue('bills', paymentOf(thisBill).bills, { shouldDirty: true });
                    },
                  },
                ]
              : []),
            ...(choice.order === 'chosen'
              ? [
                  {
                    label: messages.chosenBills(formatMoney(chosen)),
                    amount: chosen,
                    onPress: () => setAmount(chosen),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
      {amount ? <Effects effects={[balanceEffect(direction, amount)]} /> : null}
      {bills ? (
        <BillAllocation
          bills={open}
          listing={bills}
          amount={amount}
          date={date}
          paidAhead={paidAhead}
          onTotal={setAmount}
        />
      ) : null}
      {advance > 0 ? (
        <Text as="p" tone="caution" size={1}>
          {words.advance(formatMoney(advance))}
        </Text>
      ) : null}
      <WalletSourceFields
        due={amount ?? 0}
        direction={direction}
        banks={props.banks}
        pocketBalance={props.pocketBalance}
      />
      <FormGrid>
        <Field<PaymentDraft, 'date'> name="date">
          {(field) => <DatePicker label={common.date} max={today} today={today} isRequired {...field} />}
        </Field>
        <Field<PaymentDraft, 'note'> name="note">
          {(field) => <TextField label={common.noteOptional} autoComplete="off" {...field} />}
        </Field>
      </FormGrid>
    </FormDialog>
  );
});

/** The way that the bill asks for, or the balance. */
function directionOf(bill: PaymentBill | undefined, { balance = 0 }: Party): 'in' | 'out' {
  const isOurs = bill ? bill.side === 'payable' : balance < 0;
  return isOurs ? 'out' : 'in';
}
