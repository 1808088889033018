import {
  useAccessory,
  useAdjustAccessory,
  useCreateAccessory,
  usePurchaseAccessory,
} from '@handset/api-client/swr';
import type {
  Accessory,
  AccessoryAdjustment as Adjustment,
  NewAccessory,
  AccessoryPurchase as Purchase,
} from '@handset/domain';
import {
  AccessoryAdjustment,
  type AccessoryAdjustmentDraft,
  AccessoryPurchase,
  type AccessoryPurchaseDraft,
  AddAccessory,
  type AddAccessoryDraft,
} from '@handset/flows';
import { useWords } from '@handset/ui';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { useBankListing, usePartyListing } from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { accessoryWords } from './accessoryWords.ts';

/** 'Add accessory' */
export function AccessoryDialog({ onClose }: DialogProps) {
  const { success } = useWords(hostMessages);
  const { write } = useCreateAccessory();
  const form = useDraftedForm<AddAccessoryDraft, NewAccessory>({
    form: 'accessory',
    send: write,
    success: success.accessory,
    onClose,
  });
  if (!form) return null;
  return (
    <ShopFlows>
      <AddAccessory key={form.key} {...form.props} />
    </ShopFlows>
  );
}

interface AccessoryDialogProps extends DialogProps {
  accessory: Accessory;
}

/** Buys more of an accessory. */
export function AccessoryPurchaseDialog({ accessory, onClose }: AccessoryDialogProps) {
  const { success } = useWords(hostMessages);
  const { write } = usePurchaseAccessory();
  const wallet = useBankListing();
  const parties = usePartyListing();
  const form = useDraftedForm<AccessoryPurchaseDraft, Purchase>({
    form: `accessory purchase ${accessory._id}`,
    send: (purchase, submission) => write({ id: accessory._id, purchase }, submission),
    success: success.accessoryPurchase,
    onClose,
  });
  if (!form) return null;
  return (
    <ShopFlows>
      <AccessoryPurchase key={form.key} {...form.props} {...wallet} accessory={accessory} parties={parties} />
    </ShopFlows>
  );
}

/** Sets the stock of an accessory right, as it is now. */
export function AccessoryAdjustmentDialog({ accessory: chosen, onClose }: AccessoryDialogProps) {
  const words = useWords(accessoryWords);
  const accessory = useAccessory(chosen._id).data?.accessory ?? chosen;
  const { write } = useAdjustAccessory();
  const form = useDraftedForm<AccessoryAdjustmentDraft, Adjustment>({
    form: `accessory adjustment ${accessory._id}`,
    send: (change, submission) => write({ id: accessory._id, change }, submission),
    success: words.adjusted,
    onClose,
  });
  if (!form) return null;
  return (
    <ShopFlows>
      <AccessoryAdjustment key={form.key} {...form.props} accessory={accessory} />
    </ShopFlows>
  );
}
