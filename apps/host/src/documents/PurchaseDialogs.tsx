import { useVoidPurchase } from '@handset/api-client/swr';
import type { PurchaseDetail, PurchaseVoid } from '@handset/domain';
import { VoidForm } from '@handset/flows';
import { useBankListing } from '../dialogs/listings.ts';
import { PartyPaymentDialog } from '../dialogs/PartyPaymentDialog.tsx';
import { ShopFlows } from '../dialogs/ShopFlows.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useWords } from '../messages/useWords.ts';
import { documentWords } from './documentWords.ts';
import { EGadgetCheck } from './EGadgetCheck.tsx';
import type { PurchaseAct } from './PurchaseActs.tsx';
import { PurchasePaper } from './PurchasePaper.tsx';
import { GiveBack } from './ReturnDialogs.tsx';
import { SlipEdit } from './SlipEdit.tsx';
import { useWithBalance } from './useWithBalance.ts';

interface PurchaseDialogProps {
  purchase: PurchaseDetail;
  onClose: () => void;
}

/** The form of what is done with a slip. */
export function PurchaseDialogs({ act, ...dialog }: PurchaseDialogProps & { act: PurchaseAct }) {
  const purchase = useWithBalance(dialog.purchase);
  return (
    <ShopFlows>
      {act === 'print' ? <PurchasePaper {...dialog} /> : null}
      {act === 'edit' ? <SlipEdit {...dialog} /> : null}
      {act === 'egadget' ? <EGadgetCheck {...dialog} /> : null}
      {act === 'return' ? <GiveBack {...dialog} purchase={purchase} /> : null}
      {act === 'void' ? <VoidPurchase {...dialog} purchase={purchase} /> : null}
      {act === 'pay' ? (
        <PartyPaymentDialog
          party={purchase.person}
          direction="out"
          billId={purchase._id}
          onClose={dialog.onClose}
        />
      ) : null}
    </ShopFlows>
  );
}

function VoidPurchase({ purchase, onClose }: PurchaseDialogProps) {
  const words = useWords(documentWords);
  const { write } = useVoidPurchase();
  const wallet = useBankListing();
  const onSubmit = useSubmit<PurchaseVoid>({
    send: (change) => write({ id: purchase._id, change }),
    success: words.voided(purchase.slipNumber),
    onDone: onClose,
  });
  return <VoidForm isOpen {...wallet} purchase={purchase} onSubmit={onSubmit} onCancel={onClose} />;
}
