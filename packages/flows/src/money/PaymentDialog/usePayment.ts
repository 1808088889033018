import { type Day, type PartyPayment, partyPaymentSchema } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { FlowDialogProps, Party, WalletLists } from '../../form/embedding.ts';
import { pastDayProblem } from '../../form/pastDay.ts';
import { type FlowForm, useFlowForm } from '../../form/useFlowForm.ts';
import { allocationOf, billField, billsOfSide, oldestFirst, type PaymentBill } from '../bills/billChoice.ts';
import { billMessages } from '../bills/billMessages.ts';
import { chosenProblems } from '../bills/chosenProblems.ts';
import { useWalletMovements } from '../wallets/useWalletMovements.ts';
import { walletField } from '../wallets/walletSource.ts';
import { walletSourceMessages } from '../wallets/walletSourceMessages.ts';
import { emptyPayment, owedIn, type PaymentDraft, paymentInput } from './paymentDraft.ts';
import { paymentMessages } from './paymentMessages.ts';

interface PaymentOptions extends Pick<FlowDialogProps<PartyPayment>, 'onSubmit' | 'onError'> {
  direction: 'in' | 'out';
  /** Every open bill of the party, of both sides. Undefined where none can be chosen. */
  bills: readonly PaymentBill[] | undefined;
  wallet: WalletLists;
  defaultDraft: Partial<PaymentDraft> | undefined;
  onChange: ((draft: PaymentDraft) => void) | undefined;
  isUncertain: boolean | undefined;
  keptOn: Day | undefined;
}

/** The form of a payment, and where its errors are shown. */
export function usePayment(options: PaymentOptions): FlowForm<PaymentDraft, PartyPayment> {
  const { bills = [], defaultDraft } = options;
  const messages = useWords(paymentMessages);
  const common = useWords(commonMessages);
  const source = useWords(walletSourceMessages);
  const words = useWords(billMessages);
  const { today, locale, formatMoney } = useFlows();
  const { sourceProblems } = useWalletMovements(options.wallet);
  return useFlowForm<PaymentDraft, PartyPayment>({
    schema: partyPaymentSchema,
    defaultValues: emptyPayment(today, options.direction),
    defaultDraft,
    toInput: (draft) => paymentInput(draft, billsOfSide(bills, draft.direction)),
    fieldOf: (path, draft) => walletField(billField(path, draft.bills, billsOfSide(bills, draft.direction))),
    check: (draft) => ({
      ...pastDayProblem(draft.date, today, locale),
      ...sourceProblems(draft.wallet, draft.amount ?? 0, draft.direction),
      ...(options.bills &&
        chosenProblems(draft.bills, billsOfSide(bills, draft.direction), {
          ...words,
          onlyOpen: (rest) => words.onlyOpen(formatMoney(rest)),
        })),
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
    isUncertain: options.isUncertain,
    dateField: 'date',
    keptOn: options.keptOn,
    onError: options.onError,
  });
}

/**
 * The part of a payment that stays as an advance: what exceeds the open bills or, when bills are unknown, the
 * debt.
 */
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
