import { BulkPurchase } from '@handset/flows/BulkPurchase';
import { createRoot } from 'react-dom/client';
import { OpenByButton } from '../OpenByButton.tsx';
import { lists } from '../shop.ts';
import { lotOf, stock } from './lot.ts';

/** A page with a lot, either blank or filled except for a few rows. */
export function mountLot(host: HTMLElement, count: number, isFilled: boolean): void {
  const defaultDraft = lotOf(count, isFilled);
  const stocked = { items: stock };
  createRoot(host).render(
    <OpenByButton>
      {({ isOpen, close }) => (
        <BulkPurchase
          isOpen={isOpen}
          {...lists}
          stock={stocked}
          defaultDraft={defaultDraft}
          onSubmit={async () => close()}
          onCancel={close}
        />
      )}
    </OpenByButton>,
  );
}
