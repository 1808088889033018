import { type ComponentType, lazy } from 'react';
import type { DialogProps } from '../../kit/dialogs/DialogProps.ts';
import { type DialogName, useDialogs } from '../../kit/dialogs/useDialogs.ts';
import { useFocusOnOpener } from '../../kit/dialogs/useFocusOnOpener.ts';
import { CodeBoundary } from '../../kit/problems/CodeBoundary.tsx';

const dialogs: Record<DialogName, ComponentType<DialogProps>> = {
  purchase: lazy(async () => ({
    default: (await import('../../features/trade/purchases/NewPurchaseDialogs.tsx')).PurchaseChooserDialog,
  })),
  slip: lazy(async () => ({
    default: (await import('../../features/trade/purchases/NewPurchaseDialogs.tsx')).PurchaseSlipDialog,
  })),
  bulk: lazy(async () => ({
    default: (await import('../../features/trade/purchases/BulkPurchaseDialog.tsx')).BulkPurchaseDialog,
  })),
  sale: lazy(async () => ({
    default: (await import('../../features/trade/sales/SaleDialog.tsx')).SaleDialog,
  })),
  dispatch: lazy(async () => ({
    default: (await import('../../features/stock/dispatch/DispatchDialog.tsx')).DispatchDialog,
  })),
  stock: lazy(async () => ({
    default: (await import('../../features/stock/phones/StockPhoneDialogs.tsx')).AddPhoneDialog,
  })),
  company: lazy(async () => ({ default: (await import('./SmallDialogs.tsx')).CompanyDialog })),
  model: lazy(async () => ({ default: (await import('./SmallDialogs.tsx')).ModelDialog })),
  entity: lazy(async () => ({ default: (await import('./SmallDialogs.tsx')).EntityDialog })),
  password: lazy(async () => ({ default: (await import('./SmallDialogs.tsx')).PasswordDialog })),
  twoStep: lazy(async () => ({
    default: (await import('../../features/shop/account/TwoStepDialog.tsx')).TwoStepDialog,
  })),
  pin: lazy(async () => ({
    default: (await import('../../features/shop/account/PinDialog.tsx')).PinDialog,
  })),
  till: lazy(async () => ({
    default: (await import('../../features/shop/account/TillDialog.tsx')).TillDialog,
  })),
  receipt: lazy(async () => ({
    default: (await import('../../features/money/parties/ReceiptDialog.tsx')).ReceiptDialog,
  })),
  outbox: lazy(async () => ({ default: (await import('./OutboxDrawer.tsx')).OutboxDrawer })),
};

/** The dialog that the address asks for, over whatever page is shown. */
export function DialogHost() {
  const { opened, close } = useDialogs();
  useFocusOnOpener(opened);
  const Dialog = opened ? dialogs[opened] : null;
  return (
    <CodeBoundary key={opened} onClose={close}>
      {Dialog ? <Dialog onClose={close} /> : null}
    </CodeBoundary>
  );
}
