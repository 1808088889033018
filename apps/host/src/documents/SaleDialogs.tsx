import { useVoidSale } from '@handset/api-client/swr';
import type { SaleDetail, SaleVoid } from '@handset/domain';
import { VoidForm } from '@handset/flows';
import { useBankListing } from '../dialogs/listings.ts';
import { PartyPaymentDialog } from '../dialogs/PartyPaymentDialog.tsx';
import { ShopFlows } from '../dialogs/ShopFlows.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useWords } from '../messages/useWords.ts';
import { documentWords } from './documentWords.ts';
import { TakeBack } from './ReturnDialogs.tsx';
import type { SaleAct } from './SaleActs.tsx';
import { useWithBalance } from './useWithBalance.ts';

interface SaleDialogProps {
  sale: SaleDetail;
  onClose: () => void;
}

/** The form of what is done with a sale. */
export function SaleDialogs({ act, ...dialog }: SaleDialogProps & { act: SaleAct }) {
  const sale = useWithBalance(dialog.sale);
  return (
    <ShopFlows>
      {act === 'return' ? <TakeBack {...dialog} sale={sale} /> : null}
      {act === 'void' ? <VoidSale {...dialog} sale={sale} /> : null}
      {act === 'receive' ? (
        <PartyPaymentDialog party={sale.person} direction="in" billId={sale._id} onClose={dialog.onClose} />
      ) : null}
    </ShopFlows>
  );
}

function VoidSale({ sale, onClose }: SaleDialogProps) {
  const words = useWords(documentWords);
  const { write } = useVoidSale();
  const wallet = useBankListing();
  const onSubmit = useSubmit<SaleVoid>({
    send: (change) => write({ id: sale._id, change }),
    success: words.voided(sale.invoiceNumber),
    onDone: onClose,
  });
  return <VoidForm isOpen {...wallet} sale={sale} onSubmit={onSubmit} onCancel={onClose} />;
}
