import { type SaleReturn, sum, weightedCost } from '@handset/domain';
import { Conflict, Refused } from '../../base/http/errors.ts';
import type { CorrectableSale, LeftUnit } from './correctableSale.ts';
import type { AccessoriesBack } from './takeBack.ts';

/** The returned items: those that the return names, or everything still with the customer. */
export function returnedItems(
  sale: CorrectableSale,
  { units, accessories }: Pick<SaleReturn, 'units' | 'accessories'>,
): { units: LeftUnit[]; accessories: AccessoriesBack[] } {
  if (units === undefined && accessories === undefined)
    return { units: sale.units.filter(isWithCustomer), accessories: restOf(sale) };
  return {
    units: unitsNamed(sale, units ?? []),
    accessories: accessoriesNamed(sale, accessories ?? []),
  };
}

/** Whether nothing of the sale is with the customer once that came back. */
export function isEverythingBack(
  sale: CorrectableSale,
  units: readonly LeftUnit[],
  accessories: readonly AccessoriesBack[],
): boolean {
  const stillOut = sale.units.filter(isWithCustomer).length - units.length;
  const left = sum(sale.accessories.map(leftOf)) - sum(accessories.map(({ quantity }) => quantity));
  return stillOut === 0 && left === 0;
}

function isWithCustomer(unit: LeftUnit): boolean {
  return unit.is_live === 1;
}

function unitsNamed(sale: CorrectableSale, ids: readonly string[]): LeftUnit[] {
  return ids.map((id, index) => {
    const unit = sale.units.find(({ unit_id }) => unit_id === id);
    if (!unit) throw new Refused('phone-not-on-document', { document: sale.invoice }).at(`units.${index}`);
    if (!isWithCustomer(unit)) {
      const { imei1: imei, returned_on: date } = unit;
      throw new Conflict('phone-back-already', { imei, date: date ?? '' }).at(`units.${index}`);
    }
    return unit;
  });
}

type AccessoryRow = CorrectableSale['accessories'][number];

function leftOf(row: AccessoryRow): number {
  return row.quantity - row.returned_quantity;
}

/**
 * Takes pieces of a row back at their share of its cost. The last piece gets the rest, so that nothing is
 * lost in rounding.
 */
function backFrom(row: AccessoryRow, quantity: number): AccessoriesBack {
  const { position, accessory_id, price } = row;
  const left = { quantity: leftOf(row), value: row.cost - row.returned_cost };
  return { position, accessory_id, quantity, price, cost: weightedCost(left, quantity) };
}

function restOf(sale: CorrectableSale): AccessoriesBack[] {
  return sale.accessories.filter((row) => leftOf(row) > 0).map((row) => backFrom(row, leftOf(row)));
}

function accessoriesNamed(
  sale: CorrectableSale,
  wanted: NonNullable<SaleReturn['accessories']>,
): AccessoriesBack[] {
  return wanted.flatMap(({ _id, quantity }, index) => {
    const rows = sale.accessories.filter((row) => row.accessory_id === _id);
    const [first] = rows;
    if (!first)
      throw new Refused('accessory-not-on-sale', { invoice: sale.invoice }).at(`accessories.${index}._id`);
    const left = sum(rows.map(leftOf));
    if (quantity > left)
      throw new Conflict('accessories-back-too-many', { accessory: first.name, left, asked: quantity }).at(
        `accessories.${index}.quantity`,
      );
    let rest = quantity;
    return rows.flatMap((row) => {
      const back = Math.min(rest, leftOf(row));
      rest -= back;
      return back > 0 ? [backFrom(row, back)] : [];
    });
  });
}
