import { type MinorUnits, sum } from '../money/money.ts';
import type { SaleReturn } from './saleReturn.ts';

/** The facts of a sale that a return needs. Money is in minor units. */
export interface ReturnableSale {
  units: readonly { _id: string; price: MinorUnits; returned: object | null }[];
  accessories: readonly {
    _id: string;
    accessoryName: string;
    quantity: number;
    returnedQuantity: number;
    /** Of one. */
    price: MinorUnits;
  }[];
  /** The phone that was taken in exchange. */
  exchange: { value: MinorUnits; isReturned: boolean } | null;
}

/** An accessory of a sale, all its rows together. */
export interface AccessoryOut {
  _id: string;
  accessoryName: string;
  /** Number of pieces still with the customer. */
  quantity: number;
}

/** The accessories that are still with the customer, each named once whatever rows it was sold in. */
export function accessoriesOut(sale: Pick<ReturnableSale, 'accessories'>): AccessoryOut[] {
  const rows = new Map<string, AccessoryOut>();
  for (const { _id, accessoryName, quantity, returnedQuantity } of sale.accessories) {
    const left = quantity - returnedQuantity;
    const known = rows.get(_id);
    if (known) known.quantity += left;
    else rows.set(_id, { _id, accessoryName, quantity: left });
  }
  return [...rows.values()].filter(({ quantity }) => quantity > 0);
}

/** The returned goods of a sale. */
export type Returned = Pick<SaleReturn, 'units' | 'accessories'> & { exchangePhone?: boolean | undefined };

/**
 * Value of the returned goods at the sale's prices, as input of `returnDue`. Accessories are taken from the
 * first row on, in the order in which they are put back.
 */
export function saleReturnWorth(
  sale: ReturnableSale,
  { units = [], accessories = [], exchangePhone = false }: Returned,
): { phones: MinorUnits; accessories: MinorUnits; exchange: MinorUnits } {
  const named = new Set(units);
  return {
    phones: sum(sale.units.filter(({ _id }) => named.has(_id)).map(({ price }) => price)),
    accessories: sum(accessories.map(({ _id, quantity }) => priceOf(sale, _id, quantity))),
    exchange: exchangePhone && sale.exchange && !sale.exchange.isReturned ? sale.exchange.value : 0,
  };
}

function priceOf(sale: ReturnableSale, id: string, quantity: number): MinorUnits {
  let rest = quantity;
  let amount = 0;
  for (const row of sale.accessories) {
    if (row._id !== id || rest <= 0) continue;
    const taken = Math.min(rest, row.quantity - row.returnedQuantity);
    amount += taken * row.price;
    rest -= taken;
  }
  return amount;
}
