import type { BulkPurchase as BulkPurchaseValue } from '@handset/domain';
import { BulkPurchase } from '../BulkPurchase/BulkPurchase.tsx';
import type { BulkDraft } from '../BulkPurchase/bulkDraft.ts';
import type { StockImei } from '../BulkPurchase/useLotBook.ts';
import { defineFlow } from './definition.ts';
import { choice, list } from './kinds.ts';
import { creates, phoneProperties, phoneProps } from './phoneProps.ts';

/** Many phones bought at once, or their lot edited, as an element. */
export const bulkPurchaseElement = defineFlow({
  tag: 'handset-bulk-purchase',
  properties: { ...phoneProperties, stock: list<StockImei>('imei1') },
  attributes: { mode: choice('purchase', 'edit'), creates },
  render: (values, flow) => (
    <BulkPurchase
      {...phoneProps(values, flow)}
      stock={flow.withRetry('stock', values.stock)}
      isOpen={flow.isOpen}
      mode={values.mode as 'purchase'} // both are told of by the same event
      defaultDraft={flow.draft as Partial<BulkDraft> | undefined}
      onChange={flow.keepDraft}
      onSubmit={(lot: BulkPurchaseValue) => flow.submit(lot)}
    />
  ),
});
