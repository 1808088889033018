import type { PurchasePage } from '@handset/api-client';
import { Amount, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { listWords } from '../../../kit/lists/listWords.ts';
import { Outstanding } from '../documents/Outstanding.tsx';

/** The totals of a list of slips, by column; undefined until they are known. */
export function usePurchaseTotals(totals: PurchasePage['totals'] | undefined) {
  const { totalOf } = useWords(listWords);
  const format = useFormat();
  return (
    totals && {
      slipNumber: totalOf(format.count(totals.standing)),
      total: <Amount minor={totals.total} />,
      paid: <Amount minor={totals.paid} />,
      pending: <Outstanding minor={totals.outstanding} of="purchase" />,
    }
  );
}
