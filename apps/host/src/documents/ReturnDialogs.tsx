import { useReturnPurchase, useReturnSale } from '@handset/api-client/swr';
import type { PurchaseReturn, SaleReturn } from '@handset/domain';
import { type ReturnDraft, ReturnForm, type ReturnPurchase, type ReturnSale } from '@handset/flows';
import { useBankListing } from '../dialogs/listings.ts';
import { useDraftedForm } from '../dialogs/useDraftedForm.ts';
import { useWords } from '../messages/useWords.ts';
import { documentWords } from './documentWords.ts';

interface ReturnProps {
  /** The phone that it is about, marked already where the document has others. */
  phoneId?: string | undefined;
  onClose: () => void;
}

/** What a customer brings back of a sale. */
export function TakeBack({ sale, phoneId, onClose }: ReturnProps & { sale: ReturnSale }) {
  const words = useWords(documentWords);
  const { write } = useReturnSale();
  const wallet = useBankListing();
  const form = useDraftedForm<ReturnDraft, SaleReturn>({
    form: draftName(sale._id, phoneId),
    send: (change, submission) => write({ id: sale._id, change }, submission),
    success: words.returned,
    onClose,
  });
  if (!form) return null;
  const defaultDraft = form.props.defaultDraft ?? marked(sale.units, phoneId);
  return <ReturnForm key={form.key} {...form.props} {...wallet} sale={sale} defaultDraft={defaultDraft} />;
}

/** What goes back of a purchase to whom it was bought from. */
export function GiveBack({ purchase, phoneId, onClose }: ReturnProps & { purchase: ReturnPurchase }) {
  const words = useWords(documentWords);
  const { write } = useReturnPurchase();
  const wallet = useBankListing();
  const form = useDraftedForm<ReturnDraft, PurchaseReturn>({
    form: draftName(purchase._id, phoneId),
    send: (change, submission) => write({ id: purchase._id, change }, submission),
    success: words.returned,
    onClose,
  });
  if (!form) return null;
  const defaultDraft = form.props.defaultDraft ?? marked(purchase.units, phoneId);
  return (
    <ReturnForm key={form.key} {...form.props} {...wallet} purchase={purchase} defaultDraft={defaultDraft} />
  );
}

function draftName(documentId: string, phoneId: string | undefined): string {
  return phoneId ? `return ${documentId} ${phoneId}` : `return ${documentId}`;
}

/** Marks the phone where there are others; a document of one phone comes back whole by itself. */
function marked(units: readonly unknown[], phoneId: string | undefined) {
  return phoneId && units.length > 1 ? { extent: 'pieces' as const, units: [phoneId] } : undefined;
}
