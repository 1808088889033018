import { usePurchase, useSale } from '@handset/api-client/swr';
import type { PurchaseDetail, SaleDetail } from '@handset/domain';
import { Modal, useWords } from '@handset/ui';
import type { ReactNode } from 'react';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { Problem } from '../../../kit/problems/Loaded.tsx';
import { useShownData } from '../../../kit/problems/useShownData.ts';
import { documentWords } from '../documents/documentWords.ts';
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
  const { takeBack } = useWords(documentWords);
  return (
    <OfDocument state={useSale(documentId)} title={takeBack} onClose={props.onClose}>
      {(sale) => <LoadedSale sale={sale} {...props} />}
    </OfDocument>
  );
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
  const { giveBack } = useWords(documentWords);
  return (
    <OfDocument state={usePurchase(documentId)} title={giveBack} onClose={props.onClose}>
      {(purchase) => <LoadedPurchase purchase={purchase} {...props} />}
    </OfDocument>
  );
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

interface OfDocumentProps<Document> extends DialogProps {
  state: { data?: Document | undefined; error?: unknown; mutate: () => unknown };
  title: string;
  children: (document: Document) => ReactNode;
}

/** A form for a document once that is there, or why it is not. */
function OfDocument<Document>({ state, title, onClose, children }: OfDocumentProps<Document>) {
  const document = useShownData(state);
  if (document !== undefined) return children(document);
  if (state.error === undefined) return null;
  return (
    <Modal isOpen title={title} onClose={onClose}>
      <Problem error={state.error} onRetry={state.mutate} />
    </Modal>
  );
}
