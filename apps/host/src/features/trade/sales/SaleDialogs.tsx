import { useVoidSale } from '@handset/api-client/swr';
import type { SaleDetail, SaleVoid } from '@handset/domain';
import { type VoidDraft, VoidForm } from '@handset/flows';
import { useWords } from '@handset/ui';
import { useBankListing } from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import type { SaleAction } from '../documents/documentActions.ts';
import { documentWords } from '../documents/documentWords.ts';
import { PartyPaymentDialog } from '../documents/PartyPaymentDialog.tsx';
import { useCurrentBalance } from '../documents/useCurrentBalance.ts';
import { ReturnFromCustomer } from '../returns/ReturnDialogs.tsx';

interface SaleDialogProps {
  sale: SaleDetail;
  onClose: () => void;
}

/** The dialog of an action on a sale. */
export function SaleDialogs({ action, ...dialog }: SaleDialogProps & { action: SaleAction }) {
  const sale = useCurrentBalance(dialog.sale);
  return (
    <ShopFlows>
      {action === 'return' ? <ReturnFromCustomer {...dialog} sale={sale} /> : null}
      {action === 'void' ? <VoidSale {...dialog} sale={sale} /> : null}
      {action === 'receive' ? (
        <PartyPaymentDialog party={sale.person} direction="in" billId={sale._id} onClose={dialog.onClose} />
      ) : null}
    </ShopFlows>
  );
}

function VoidSale({ sale, onClose }: SaleDialogProps) {
  const words = useWords(documentWords);
  const { write } = useVoidSale();
  const wallet = useBankListing();
  const form = useDraftedForm<VoidDraft, SaleVoid>({
    form: `void ${sale._id}`,
    send: (change, submission) => write({ id: sale._id, change }, submission),
    success: words.voided(sale.invoiceNumber),
    onClose,
  });
  return form && <VoidForm key={form.key} {...form.props} {...wallet} sale={sale} />;
}
