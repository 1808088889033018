import { useVoidPurchase } from '@handset/api-client/swr';
import type { PurchaseDetail, PurchaseVoid } from '@handset/domain';
import { type VoidDraft, VoidForm } from '@handset/flows';
import { useWords } from '@handset/ui';
import { useBankListing } from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import type { PurchaseAction } from '../documents/documentActions.ts';
import { documentWords } from '../documents/documentWords.ts';
import { PartyPaymentDialog } from '../documents/PartyPaymentDialog.tsx';
import { useCurrentBalance } from '../documents/useCurrentBalance.ts';
import { ReturnToSupplier } from '../returns/ReturnDialogs.tsx';
import { EGadgetCheck } from './EGadgetCheck.tsx';
import { PurchasePaper } from './PurchasePaper.tsx';
import { SlipEdit } from './SlipEdit.tsx';

interface PurchaseDialogProps {
  purchase: PurchaseDetail;
  onClose: () => void;
}

/** The dialog of an action on a slip. */
export function PurchaseDialogs({ action, ...dialog }: PurchaseDialogProps & { action: PurchaseAction }) {
  const purchase = useCurrentBalance(dialog.purchase);
  return (
    <ShopFlows>
      {action === 'print' ? <PurchasePaper {...dialog} /> : null}
      {action === 'edit' ? <SlipEdit {...dialog} /> : null}
      {action === 'egadget' ? <EGadgetCheck {...dialog} /> : null}
      {action === 'return' ? <ReturnToSupplier {...dialog} purchase={purchase} /> : null}
      {action === 'void' ? <VoidPurchase {...dialog} purchase={purchase} /> : null}
      {action === 'pay' ? (
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
  const form = useDraftedForm<VoidDraft, PurchaseVoid>({
    form: `void ${purchase._id}`,
    send: (change, submission) => write({ id: purchase._id, change }, submission),
    success: words.voided(purchase.slipNumber),
    onClose,
  });
  return form && <VoidForm key={form.key} {...form.props} {...wallet} purchase={purchase} />;
}
