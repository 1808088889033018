import { type PartyPayment, partyPaymentSchema } from '@handset/domain';
import { allocationOf, billField, billsOfSide, oldestFirst, type PaymentBill } from '../bills/billChoice.ts';
import { billMessages } from '../bills/billMessages.ts';
import { chosenProblems } from '../bills/chosenProblems.ts';
import type { FlowDialogProps, Party } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { pastDayProblem } from '../form/pastDay.ts';
import { type FlowForm, useFlowForm } from '../form/useFlowForm.ts';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { walletField, walletProblems } from '../wallets/walletSource.ts';
import { walletSourceMessages } from '../wallets/walletSourceMessages.ts';
import { emptyPayment, owedIn, type PaymentDraft, paymentInput } from './paymentDraft.ts';
import { paymentMessages } from './paymentMessages.ts';

interface PaymentOptions extends Pick<FlowDialogProps<PartyPayment>, 'onSubmit' | 'onError'> {
  direction: 'in' | 'out';
  /** Every open bill of the party, of both sides. */
  bills: readonly PaymentBill[];
  defaultDraft: Partial<PaymentDraft> | undefined;
  onChange: ((draft: PaymentDraft) => void) | undefined;
}

/** The form of a payment, and where its errors are shown. */
export function usePayment(options: PaymentOptions): FlowForm<PaymentDraft, PartyPayment> {
  const { bills, defaultDraft } = options;
  const messages = useMessages(paymentMessages);
  const common = useMessages(commonMessages);
  const source = useMessages(walletSourceMessages);
  const words = useMessages(billMessages);
  const { today, locale, formatMoney } = useFlows();
  return useFlowForm<PaymentDraft, PartyPayment>({
    schema: partyPaymentSchema,
    defaultValues: { ...emptyPayment(today, options.direction), ...defaultDraft },
    toInput: (draft) => paymentInput(draft, billsOfSide(bills, draft.direction)),
    fieldOf: (path, draft) => walletField(billField(path, draft.bills, billsOfSide(bills, draft.direction))),
    check: (draft) => ({
      ...pastDayProblem(draft.date, today, locale),
      ...walletProblems(draft.wallet, draft.amount ?? 0, locale),
      ...chosenProblems(draft.bills, billsOfSide(bills, draft.direction), (rest) =>
        words.onlyOpen(formatMoney(rest)),
      ),
    }),
    labels: {
      direction: messages.direction,
      amount: common.amount,
      'bills.order': words.settles,
      ...Object.fromEntries(
        bills.map(({ _id, number }) => [`bills.amounts.${_id}`, words.amountFor(number)]),
      ),
      'wallet.method': source.method,
      'wallet.bank': source.bank,
      'wallet.bankAmount': source.fromBank,
      date: common.date,
      note: common.noteOptional,
    },
    onSubmit: (value) => options.onSubmit(value),
    onChange: options.onChange,
    onError: options.onError,
  });
}

/** What of a payment stays as an advance: what no open bill takes, or where no bills are known what is more than is owed. */
export function advanceOf(
  draft: Pick<PaymentDraft, 'direction' | 'amount' | 'bills' | 'date'>,
  { party, bills, paidAhead }: { party: Party; bills: readonly PaymentBill[] | undefined; paidAhead: number },
): number {
  const amount = draft.amount ?? 0;
  if (bills === undefined)
    return party.balance === undefined ? 0 : Math.max(amount - owedIn(draft.direction, party.balance), 0);
  const open = billsOfSide(bills, draft.direction);
  return allocationOf({ amount, date: draft.date }, open, draft.bills ?? oldestFirst, paidAhead).advance;
}
