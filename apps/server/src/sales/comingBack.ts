import { type SaleReturn, sum, weightedCost } from '@handset/domain';
import { Conflict, Refused } from '../http/errors.ts';
import type { CorrectableSale, LeftUnit } from './correctableSale.ts';
import type { AccessoriesBack } from './takeBack.ts';

/** What a return brings back: what it names, or everything that is still with the customer. */
export function comingBack(
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
    if (!unit) {
      const message = `This phone is not on ${sale.invoice}`;
      throw new Refused(message, { [`units.${index}`]: message });
    }
    if (!isWithCustomer(unit)) {
      const message = `IMEI ${unit.imei1} came back on ${unit.returned_on} already`;
      throw new Conflict(message, { [`units.${index}`]: message });
    }
    return unit;
  });
}

type AccessoryRow = CorrectableSale['accessories'][number];

function leftOf(row: AccessoryRow): number {
  return row.quantity - row.returned_quantity;
}

/** So many of a row, at their share of what the row cost; the last one takes all that is left of it, so that nothing is lost. */
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
    if (!first) {
      const message = `This accessory is not on ${sale.invoice}`;
      throw new Refused(message, { [`accessories.${index}._id`]: message });
    }
    const left = sum(rows.map(leftOf));
    if (quantity > left) {
      const message = `${first.name}: ${left} still with the customer, ${quantity} said to come back`;
      throw new Conflict(message, { [`accessories.${index}.quantity`]: message });
    }
    let rest = quantity;
    return rows.flatMap((row) => {
      const back = Math.min(rest, leftOf(row));
      rest -= back;
      return back > 0 ? [backFrom(row, back)] : [];
    });
  });
}
