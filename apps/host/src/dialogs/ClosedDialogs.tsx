import { type Listing, PurchaseSlip, SaleModal } from '@handset/flows';

const nothing: Listing<never> = { items: [] };
const closed = { isOpen: false, onSubmit: async () => {}, onCancel() {} };
const lists = { companies: nothing, models: nothing, parties: nothing, banks: nothing, pocketBalance: 0 };

/** What a counter opens all day, closed: the flows make themselves ready while the page is at rest. */
export function ClosedDialogs() {
  return (
    <>
      <PurchaseSlip {...closed} {...lists} />
      <SaleModal {...closed} {...lists} units={nothing} accessories={nothing} />
    </>
  );
}
