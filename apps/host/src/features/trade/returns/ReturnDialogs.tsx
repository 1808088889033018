import { useReturnPurchase, useReturnSale } from '@handset/api-client/swr';
import type { PurchaseReturn, SaleReturn } from '@handset/domain';
import { type ReturnDraft, ReturnForm, type ReturnPurchase, type ReturnSale } from '@handset/flows';
import { useWords } from '@handset/ui';
import { useBankListing } from '../../../kit/dialogs/listings.ts';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { documentWords } from '../documents/documentWords.ts';
import { MissingPhone } from '../sales/MissingPhone.tsx';

const renderMissingPhone = (imei: string) => <MissingPhone imei={imei} />;

interface ReturnProps {
  /** The phone that it is about, marked already where the document has others. */
  phoneId?: string | undefined;
  onClose: () => void;
}

/** Records a return from a customer. */
export function ReturnFromCustomer({ sale, phoneId, onClose }: ReturnProps & { sale: ReturnSale }) {
  const words = useWords(documentWords);
  const { write } = useReturnSale();
  const wallet = useBankListing();
  const form = useDraftedForm<ReturnDraft, SaleReturn>({
    form: phoneId ? `return ${sale._id} ${phoneId}` : `return ${sale._id}`,
    send: (change, submission) => write({ id: sale._id, change }, submission),
    success: words.returned,
    onClose,
  });
  if (!form) return null;
  const defaultDraft = form.props.defaultDraft ?? marked(sale.units, phoneId);
  return (
    <ReturnForm
      key={form.key}
      {...form.props}
      {...wallet}
      renderMissingPhone={renderMissingPhone}
      sale={sale}
      defaultDraft={defaultDraft}
    />
  );
}

/** Records a return to a supplier. */
export function ReturnToSupplier({ purchase, phoneId, onClose }: ReturnProps & { purchase: ReturnPurchase }) {
  const words = useWords(documentWords);
  const { write } = useReturnPurchase();
  const wallet = useBankListing();
  const form = useDraftedForm<ReturnDraft, PurchaseReturn>({
    form: phoneId ? `return ${purchase._id} ${phoneId}` : `return ${purchase._id}`,
    send: (change, submission) => write({ id: purchase._id, change }, submission),
    success: words.returned,
    onClose,
  });
  if (!form) return null;
  const defaultDraft = form.props.defaultDraft ?? marked(purchase.units, phoneId);
  return (
    <ReturnForm
      key={form.key}
      {...form.props}
      {...wallet}
      renderMissingPhone={renderMissingPhone}
      purchase={purchase}
      defaultDraft={defaultDraft}
    />
  );
}

/** Marks the phone if the document has others. A document of one phone is returned as a whole. */
function marked(units: readonly unknown[], phoneId: string | undefined) {
  return phoneId && units.length > 1 ? { extent: 'pieces' as const, units: [phoneId] } : undefined;
}
