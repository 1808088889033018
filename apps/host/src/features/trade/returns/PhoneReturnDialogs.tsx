import { usePurchase, useSale } from '@handset/api-client/swr';
import type { PurchaseDetail, SaleDetail } from '@handset/domain';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useCurrentBalance } from '../documents/useCurrentBalance.ts';
import { ReturnFromCustomer, ReturnToSupplier } from './ReturnDialogs.tsx';

interface PhoneReturnProps extends DialogProps {
  /** The document that the phone was sold or bought on. */
  documentId: string;
  /** The phone, marked already; all that may come back can be chosen without. */
  phoneId?: string | undefined;
}

/** A phone that a customer brings back. */
export function SaleReturnDialog({ documentId, ...props }: PhoneReturnProps) {
  const { data: sale } = useSale(documentId);
  return sale ? <LoadedSale sale={sale} {...props} /> : null;
}

function LoadedSale({ sale, ...props }: Omit<PhoneReturnProps, 'documentId'> & { sale: SaleDetail }) {
  return (
    <ShopFlows>
      <ReturnFromCustomer {...props} sale={useCurrentBalance(sale)} />
    </ShopFlows>
  );
}

/** A phone that goes back to whom it was bought from. */
export function PurchaseReturnDialog({ documentId, ...props }: PhoneReturnProps) {
  const { data: purchase } = usePurchase(documentId);
  return purchase ? <LoadedPurchase purchase={purchase} {...props} /> : null;
}

function LoadedPurchase({
  purchase,
  ...props
}: Omit<PhoneReturnProps, 'documentId'> & { purchase: PurchaseDetail }) {
  return (
    <ShopFlows>
      <ReturnToSupplier {...props} purchase={useCurrentBalance(purchase)} />
    </ShopFlows>
  );
}
