import { type ComponentType, lazy, Suspense } from 'react';
import { type DialogName, useDialogs } from './useDialogs.ts';

/** A dialog of the layout; it is mounted while it is open. */
export interface DialogProps {
  onClose: () => void;
}

const dialogs: Record<DialogName, ComponentType<DialogProps>> = {
  purchase: lazy(async () => ({ default: (await import('./PurchaseDialogs.tsx')).PurchaseChooserDialog })),
  slip: lazy(async () => ({ default: (await import('./PurchaseDialogs.tsx')).PurchaseSlipDialog })),
  sale: lazy(async () => ({ default: (await import('./SaleDialog.tsx')).SaleDialog })),
  company: lazy(async () => ({ default: (await import('./SmallDialogs.tsx')).CompanyDialog })),
  model: lazy(async () => ({ default: (await import('./SmallDialogs.tsx')).ModelDialog })),
  entity: lazy(async () => ({ default: (await import('./SmallDialogs.tsx')).EntityDialog })),
  password: lazy(async () => ({ default: (await import('./SmallDialogs.tsx')).PasswordDialog })),
};

/** The dialog that the address asks for, over whatever page is shown. */
export function DialogHost() {
  const { opened, close } = useDialogs();
  if (!opened) return null;
  const Dialog = dialogs[opened];
  return (
    <Suspense>
      <Dialog onClose={close} />
    </Suspense>
  );
}
