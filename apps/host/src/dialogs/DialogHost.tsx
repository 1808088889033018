import { type ComponentType, Suspense } from 'react';
import { lazily } from '../app/lazily.ts';
import { type DialogName, useDialogs } from './useDialogs.ts';

/** A dialog of the layout; it is mounted while it is open. */
export interface DialogProps {
  onClose: () => void;
}

const dialogs: Record<DialogName, ComponentType<DialogProps>> = {
  purchase: lazily(async () => (await import('./PurchaseDialogs.tsx')).PurchaseChooserDialog),
  slip: lazily(async () => (await import('./PurchaseDialogs.tsx')).PurchaseSlipDialog),
  bulk: lazily(async () => (await import('./BulkPurchaseDialog.tsx')).BulkPurchaseDialog),
  sale: lazily(async () => (await import('./SaleDialog.tsx')).SaleDialog),
  dispatch: lazily(async () => (await import('./DispatchDialog.tsx')).DispatchDialog),
  stock: lazily(async () => (await import('./StockPhoneDialogs.tsx')).AddPhoneDialog),
  company: lazily(async () => (await import('./SmallDialogs.tsx')).CompanyDialog),
  model: lazily(async () => (await import('./SmallDialogs.tsx')).ModelDialog),
  entity: lazily(async () => (await import('./SmallDialogs.tsx')).EntityDialog),
  password: lazily(async () => (await import('./SmallDialogs.tsx')).PasswordDialog),
  outbox: lazily(async () => (await import('../outbox/OutboxDrawer.tsx')).OutboxDrawer),
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
