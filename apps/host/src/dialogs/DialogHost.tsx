import { type ComponentType, Suspense, useEffect } from 'react';
import { lazily } from '../app/lazily.ts';
import { type DialogName, useDialogs } from './useDialogs.ts';

/** A dialog of the layout; it is mounted while it is open. */
export interface DialogProps {
  onClose: () => void;
}

const loadPurchase = () => import('./PurchaseDialogs.tsx');
const loadSale = () => import('./SaleDialog.tsx');

const dialogs: Record<DialogName, ComponentType<DialogProps>> = {
  purchase: lazily(async () => (await loadPurchase()).PurchaseChooserDialog),
  slip: lazily(async () => (await loadPurchase()).PurchaseSlipDialog),
  bulk: lazily(async () => (await import('./BulkPurchaseDialog.tsx')).BulkPurchaseDialog),
  sale: lazily(async () => (await loadSale()).SaleDialog),
  dispatch: lazily(async () => (await import('./DispatchDialog.tsx')).DispatchDialog),
  stock: lazily(async () => (await import('./StockPhoneDialogs.tsx')).AddPhoneDialog),
  company: lazily(async () => (await import('./SmallDialogs.tsx')).CompanyDialog),
  model: lazily(async () => (await import('./SmallDialogs.tsx')).ModelDialog),
  entity: lazily(async () => (await import('./SmallDialogs.tsx')).EntityDialog),
  password: lazily(async () => (await import('./SmallDialogs.tsx')).PasswordDialog),
  outbox: lazily(async () => (await import('../outbox/OutboxDrawer.tsx')).OutboxDrawer),
};

/** Milliseconds until the page has what it needs itself. */
const LEISURE = 3000;

/** The dialog that the address asks for, over whatever page is shown. */
export function DialogHost() {
  const { opened, close } = useDialogs();
  useEffect(() => {
    // What a counter opens all day is there before it is asked for. A failure is told when it is.
    const timer = setTimeout(() => {
      for (const load of [loadPurchase, loadSale]) void load().catch(() => {});
    }, LEISURE);
    return () => clearTimeout(timer);
  }, []);
  if (!opened) return null;
  const Dialog = dialogs[opened];
  return (
    <Suspense>
      <Dialog onClose={close} />
    </Suspense>
  );
}
