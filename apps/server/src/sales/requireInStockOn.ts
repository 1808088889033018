import type { ShopReader } from '../database/HandsetDatabase.ts';
import { Refused } from '../http/errors.ts';

/** A phone as refusals name it. */
interface NamedUnit {
  id: string;
  company_name: string;
  model_name: string;
  acquired_on: string;
}

/** Refuses a document dated before one of its phones came, or came back from the customer before. */
export async function requireInStockOn(
  shop: ShopReader,
  { date, field, what }: { date: string; field: string; what: 'sale' | 'dispatch' | 'return' },
  units: readonly NamedUnit[],
): Promise<void> {
  const tooEarly = (unit: Pick<NamedUnit, 'company_name' | 'model_name'>, day: string) => {
    const message = `${unit.company_name} ${unit.model_name} came into stock on ${day}, after this ${what} date`;
    return new Refused(message, { [field]: message });
  };
  const late = units.find((unit) => unit.acquired_on > date);
  if (late) throw tooEarly(late, late.acquired_on);
  // Nothing comes back in the future.
  if (date >= shop.today) return;
  const back = await shop
    .selectFrom('sale_units')
    .innerJoin('sale_returns', 'sale_returns.id', 'sale_units.return_id')
    .innerJoin('units', 'units.id', 'sale_units.unit_id')
    .select(['units.company_name', 'units.model_name', 'sale_returns.date'])
    .where(
      'sale_units.unit_id',
      'in',
      units.map(({ id }) => id),
    )
    .where('sale_returns.date', '>', date)
    .executeTakeFirst();
  if (back) throw tooEarly(back, back.date);
}
