import { usePurchase, useSale } from '@handset/api-client/swr';
import type { PurchaseDetail, SaleDetail } from '@handset/domain';
import { GiveBack, TakeBack } from '../documents/ReturnDialogs.tsx';
import { useWithBalance } from '../documents/useWithBalance.ts';
import type { DialogProps } from './DialogHost.tsx';
import { ShopFlows } from './ShopFlows.tsx';

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
      <TakeBack {...props} sale={useWithBalance(sale)} />
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
      <GiveBack {...props} purchase={useWithBalance(purchase)} />
    </ShopFlows>
  );
}
