import { useOpenBills, usePartyPayment } from '@handset/api-client/swr';
import type { PartyPayment } from '@handset/domain';
import { type Party, PaymentDialog, type PaymentDraft } from '@handset/flows';
import { type ToastContent, useWords } from '@handset/ui';
import { useNavigate } from 'react-router-dom';
import { useBankListing, useListing } from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { searchWithDialog } from '../../../kit/dialogs/useDialogs.ts';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { useFirst } from '../../../kit/dialogs/useFirst.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { documentWords } from './documentWords.ts';

interface PartyPaymentDialogProps {
  party: Party;
  /** `in`: the party pays the shop. */
  direction: 'in' | 'out';
  /** The bill that is to be paid; the oldest due when absent. */
  billId?: string | undefined;
  /** Key of its draft. @default that of the bill or the direction */
  form?: string | undefined;
  onClose: () => void;
}

/** 'Receive payment' and 'Pay', with the bills that it settles. */
export function PartyPaymentDialog(props: PartyPaymentDialogProps) {
  const { party, direction, billId, onClose } = props;
  const { write } = usePartyPayment(party._id);
  const wallet = useBankListing();
  const dues = useOpenBills(party._id);
  const bills = useListing({ ...dues, data: dues.data?.bills });
  const form = useDraftedForm<PaymentDraft, PartyPayment>({
    form: props.form ?? `payment ${party._id} ${billId ?? direction}`,
    send: write,
    work: (payment) => ({ kind: 'payment', input: { party, billId, payment } }),
    success: usePaymentToast(),
    onClose,
  });
  // The bill that is chosen at first has to be there when the form opens. The form stays when bills that could not be read are asked for
  // again.
  const hasBegun = useFirst(billId && bills.isLoading ? undefined : true);
  if (!form || !hasBegun) return null;
  const { totals } = dues.data ?? {};
  return (
    <ShopFlows>
      <PaymentDialog
        key={form.key}
        {...form.props}
        {...wallet}
        party={{ ...party, balance: party.balance ?? dues.data?.balance }}
        defaultDirection={direction}
        bills={bills}
        defaultBillId={billId}
        paidAhead={totals && { receivable: totals.receivable.advances, payable: totals.payable.advances }}
      />
    </ShopFlows>
  );
}

/** The toast after a payment, which opens its receipt over the page that is open then. */
function usePaymentToast(): (outcome: unknown) => ToastContent {
  const { success } = useWords(hostMessages);
  const { receipt } = useWords(documentWords);
  const navigate = useNavigate();
  return (outcome) => {
    const { data } = outcome as { data: { _id: string } };
    return {
      message: success.payment,
      actions: [
        { label: receipt, onPress: () => void navigate({ search: searchWithDialog('receipt', data._id) }) },
      ],
    };
  };
}
