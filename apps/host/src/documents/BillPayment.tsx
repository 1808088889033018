import { useDuesOf, usePartyPayment } from '@handset/api-client/swr';
import { type Party, PaymentDialog } from '@handset/flows';
import { useBankListing, useListing } from '../dialogs/listings.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';

interface BillPaymentProps {
  /** The sale or purchase that is paid. */
  document: { _id: string; person: Party };
  /** `in`: the customer pays the shop. */
  direction: 'in' | 'out';
  onClose: () => void;
}

/** A payment of one document's bill, which is chosen at first. */
export function BillPayment({ document, direction, onClose }: BillPaymentProps) {
  const { person } = document;
  const { success } = useMessages();
  const { write } = usePartyPayment(person._id);
  const wallet = useBankListing();
  const dues = useDuesOf(person._id, { status: 'open', limit: 200 });
  const bills = useListing({ ...dues, data: dues.data?.bills });
  const onSubmit = useSubmit({ send: write, success: success.payment, onDone: onClose });
  // The form begins with what is open of the bill, and with the balance: it waits for both.
  if (bills.isLoading || (person.balance === undefined && !bills.error)) return null;
  return (
    <PaymentDialog
      isOpen
      {...wallet}
      party={person}
      bills={bills}
      defaultBillId={document._id}
      defaultDirection={direction}
      paidAhead={
        dues.data && {
          receivable: dues.data.totals.receivable.advances,
          payable: dues.data.totals.payable.advances,
        }
      }
      onSubmit={onSubmit}
      onCancel={onClose}
    />
  );
}
