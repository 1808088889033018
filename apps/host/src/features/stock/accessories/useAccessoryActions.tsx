import type { Accessory } from '@handset/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { AccessoryAdjustmentDialog, AccessoryPurchaseDialog } from './AccessoryDialogs.tsx';
import type { AccessoryActions } from './accessoryColumns.tsx';
import { EditAccessoryDialog } from './EditAccessoryDialog.tsx';

const dialogs = {
  purchase: AccessoryPurchaseDialog,
  adjust: AccessoryAdjustmentDialog,
  edit: EditAccessoryDialog,
};

/** Actions on an accessory, and the dialog of the current one. */
export function useAccessoryActions(): { actions: AccessoryActions; dialog: ReactNode } {
  const [action, setAction] = useState<{ kind: keyof AccessoryActions; accessory: Accessory } | null>(null);
  const actions = useMemo(
    () => ({
      purchase: (accessory: Accessory) => setAction({ kind: 'purchase', accessory }),
      adjust: (accessory: Accessory) => setAction({ kind: 'adjust', accessory }),
      edit: (accessory: Accessory) => setAction({ kind: 'edit', accessory }),
    }),
    [],
  );
  const Dialog = dialogs[action?.kind ?? 'purchase'];
  return {
    actions,
    dialog: <>{action ? <Dialog accessory={action.accessory} onClose={() => setAction(null)} /> : null}</>,
  };
}
