/** The actions that a stored sale allows. */
export const saleActions = ['return', 'void', 'receive'] as const;
export type SaleAction = (typeof saleActions)[number];

/** The actions that a stored slip allows. */
export const purchaseActions = ['pay', 'print', 'edit', 'egadget', 'return', 'void'] as const;
export type PurchaseAction = (typeof purchaseActions)[number];
