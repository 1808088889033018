import {
  usePartyBalances,
  usePurchase,
  useReturnPurchase,
  useReturnSale,
  useSale,
} from '@handset/api-client/swr';
import type { Person } from '@handset/domain';
import { type Party, ReturnForm } from '@handset/flows';
import { useWords } from '../messages/useWords.ts';
import { phoneWords } from '../phones/phoneWords.ts';
import type { DialogProps } from './DialogHost.tsx';
import { useBankListing } from './listings.ts';
import { ShopFlows } from './ShopFlows.tsx';
import { useSubmit } from './useSubmit.ts';

interface PhoneReturnProps extends DialogProps {
  /** The document that the phone was sold or bought on. */
  documentId: string;
  /** The phone, marked already; all that may come back can be chosen without. */
  phoneId?: string | undefined;
}

/** A phone that a customer brings back. */
export function SaleReturnDialog({ documentId, phoneId, onClose }: PhoneReturnProps) {
  const words = useWords(phoneWords);
  const { data: sale } = useSale(documentId);
  const { write } = useReturnSale();
  const wallet = useBankListing();
  const withBalance = useBalance();
  const submit = useSubmit({
    send: (change: Parameters<typeof write>[0]['change']) => write({ id: documentId, change }),
    success: words.returned,
    onDone: onClose,
  });
  if (!sale) return null;
  return (
    <ShopFlows>
      <ReturnForm
        {...wallet}
        isOpen
        sale={{ ...sale, person: withBalance(sale.person) }}
        defaultDraft={marked(sale.units, phoneId)}
        onSubmit={submit}
        onCancel={onClose}
      />
    </ShopFlows>
  );
}

/** A phone that goes back to whom it was bought from. */
export function PurchaseReturnDialog({ documentId, phoneId, onClose }: PhoneReturnProps) {
  const words = useWords(phoneWords);
  const { data: purchase } = usePurchase(documentId);
  const { write } = useReturnPurchase();
  const wallet = useBankListing();
  const withBalance = useBalance();
  const submit = useSubmit({
    send: (change: Parameters<typeof write>[0]['change']) => write({ id: documentId, change }),
    success: words.returned,
    onDone: onClose,
  });
  if (!purchase) return null;
  return (
    <ShopFlows>
      <ReturnForm
        {...wallet}
        isOpen
        purchase={{ ...purchase, person: withBalance(purchase.person) }}
        defaultDraft={marked(purchase.units, phoneId)}
        onSubmit={submit}
        onCancel={onClose}
      />
    </ShopFlows>
  );
}

/** Marks the phone where there are others; a document of one phone comes back whole by itself. */
function marked(units: readonly unknown[], phoneId: string | undefined) {
  return phoneId && units.length > 1 ? { extent: 'pieces' as const, units: [phoneId] } : undefined;
}

/** A party with its balance, where that could be loaded. */
function useBalance() {
  const { data } = usePartyBalances();
  return (person: Person): Party => ({
    ...person,
    balance: data?.find(({ _id }) => _id === person._id)?.balance,
  });
}
