import { useOpenBills, usePartyPayment } from '@handset/api-client/swr';
import type { PartyPayment } from '@handset/domain';
import { type Party, PaymentDialog, type PaymentDraft } from '@handset/flows';
import { useWords } from '@handset/ui';
import { useBankListing, useListing } from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';

interface PartyPaymentDialogProps {
  party: Party;
  /** `in`: the party pays the shop. */
  direction: 'in' | 'out';
  /** The bill that is to be paid; the oldest due when absent. */
  billId?: string | undefined;
  onClose: () => void;
}

/** 'Receive payment' and 'Pay', with the bills that it settles. */
export function PartyPaymentDialog({ party, direction, billId, onClose }: PartyPaymentDialogProps) {
  const { success } = useWords(hostMessages);
  const { write } = usePartyPayment(party._id);
  const wallet = useBankListing();
  const dues = useOpenBills(party._id);
  const bills = useListing({ ...dues, data: dues.data?.bills });
  const form = useDraftedForm<PaymentDraft, PartyPayment>({
    form: `payment ${party._id} ${billId ?? direction}`,
    send: write,
    work: (payment) => ({ kind: 'payment', input: { party, billId, payment } }),
    success: success.payment,
    onClose,
  });
  // The bill that is chosen at first has to be there when the form opens.
  if (!form || (billId && bills.isLoading)) return null;
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
