import { Suspense, useEffect, useState } from 'react';
import { type Lazy, lazily } from '../app/lazily.ts';
import { type DialogName, useDialogs } from './useDialogs.ts';

/** A dialog of the layout; it is mounted while it is open. */
export interface DialogProps {
  onClose: () => void;
}

const dialogs: Record<DialogName, Lazy<DialogProps>> = {
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

/** What a counter opens all day. */
const often = ['purchase', 'slip', 'bulk', 'sale', 'company', 'model', 'entity'] as const;

/** It, made ready before it is asked for; a failure to load it is told when it is. */
const ClosedDialogs = lazily<object>(async () => {
  try {
    await Promise.all(often.map((name) => dialogs[name].prepare()));
    return (await import('./ClosedDialogs.tsx')).ClosedDialogs;
  } catch {
    return () => null;
  }
});

/** Milliseconds until the page has what it needs itself. */
const LEISURE = 3000;

/** The dialog that the address asks for, over whatever page is shown. */
export function DialogHost() {
  const { opened, close } = useDialogs();
  const [isAtLeisure, setAtLeisure] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtLeisure(true), LEISURE);
    return () => clearTimeout(timer);
  }, []);
  const Dialog = opened ? dialogs[opened] : null;
  return <Suspense>{Dialog ? <Dialog onClose={close} /> : isAtLeisure ? <ClosedDialogs /> : null}</Suspense>;
}
