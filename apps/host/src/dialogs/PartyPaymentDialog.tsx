import { usePartyPayment } from '@handset/api-client/swr';
import { type Party, PaymentDialog } from '@handset/flows';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useBankListing } from './listings.ts';
import { ShopFlows } from './ShopFlows.tsx';
import { useSubmit } from './useSubmit.ts';

interface PartyPaymentDialogProps {
  party: Party;
  /** `in`: the party pays the shop. */
  direction: 'in' | 'out';
  onClose: () => void;
}

/** 'Receive payment' and 'Pay'. */
export function PartyPaymentDialog({ party, direction, onClose }: PartyPaymentDialogProps) {
  const { success } = useMessages();
  const { write } = usePartyPayment(party._id);
  const wallet = useBankListing();
  const submit = useSubmit({ send: write, success: success.payment, onDone: onClose });
  return (
    <ShopFlows>
      <PaymentDialog
        {...wallet}
        isOpen
        party={party}
        defaultDirection={direction}
        onSubmit={submit}
        onCancel={onClose}
      />
    </ShopFlows>
  );
}
