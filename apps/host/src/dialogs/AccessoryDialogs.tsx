import { useCreateAccessory, usePurchaseAccessory } from '@handset/api-client/swr';
import type { Accessory, AccessoryPurchase as Purchase } from '@handset/domain';
import { AccessoryPurchase, AddAccessory } from '@handset/flows';
import { useMessages } from '../messages/MessagesProvider.tsx';
import type { DialogProps } from './DialogHost.tsx';
import { useBankListing, usePartyListing } from './listings.ts';
import { ShopFlows } from './ShopFlows.tsx';
import { useSubmit } from './useSubmit.ts';

/** 'Add Accessory' */
export function AccessoryDialog({ onClose }: DialogProps) {
  const { success } = useMessages();
  const { write } = useCreateAccessory();
  const submit = useSubmit({ send: write, success: success.accessory, onDone: onClose });
  return (
    <ShopFlows>
      <AddAccessory isOpen onSubmit={submit} onCancel={onClose} />
    </ShopFlows>
  );
}

/** Buys more of an accessory. */
export function AccessoryPurchaseDialog({ accessory, onClose }: DialogProps & { accessory: Accessory }) {
  const { success } = useMessages();
  const { write } = usePurchaseAccessory();
  const wallet = useBankListing();
  const parties = usePartyListing();
  const submit = useSubmit({
    send: (purchase: Purchase) => write({ id: accessory._id, purchase }),
    success: success.accessoryPurchase,
    onDone: onClose,
  });
  return (
    <ShopFlows>
      <AccessoryPurchase
        {...wallet}
        isOpen
        accessory={accessory}
        parties={parties}
        onSubmit={submit}
        onCancel={onClose}
      />
    </ShopFlows>
  );
}
