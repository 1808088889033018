import type { Accessory } from '@handset/domain';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import type { AccessoryActs } from './accessoryColumns.tsx';

const AccessoryPurchaseDialog = lazily(
  async () => (await import('../dialogs/AccessoryDialogs.tsx')).AccessoryPurchaseDialog,
);
const AccessoryAdjustmentDialog = lazily(
  async () => (await import('../dialogs/AccessoryDialogs.tsx')).AccessoryAdjustmentDialog,
);

const EditAccessoryDialog = lazily(
  async () => (await import('../dialogs/EditAccessoryDialog.tsx')).EditAccessoryDialog,
);

const dialogs = {
  purchase: AccessoryPurchaseDialog,
  adjust: AccessoryAdjustmentDialog,
  edit: EditAccessoryDialog,
};

/** What may be done with an accessory, and the dialog in which it is done. */
export function useAccessoryActs(): { acts: AccessoryActs; dialog: ReactNode } {
  const [act, setAct] = useState<{ kind: keyof AccessoryActs; accessory: Accessory } | null>(null);
  const acts = useMemo(
    () => ({
      purchase: (accessory: Accessory) => setAct({ kind: 'purchase', accessory }),
      adjust: (accessory: Accessory) => setAct({ kind: 'adjust', accessory }),
      edit: (accessory: Accessory) => setAct({ kind: 'edit', accessory }),
    }),
    [],
  );
  const Dialog = dialogs[act?.kind ?? 'purchase'];
  return {
    acts,
    dialog: (
      <Suspense>{act ? <Dialog accessory={act.accessory} onClose={() => setAct(null)} /> : null}</Suspense>
    ),
  };
}
