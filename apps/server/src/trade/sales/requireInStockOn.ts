import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { Refused } from '../../base/http/errors.ts';

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
  { date, field, what }: { date: string; field: string | undefined; what: 'sale' | 'dispatch' | 'return' },
  units: readonly NamedUnit[],
): Promise<void> {
  const tooEarly = (
    { company_name: company, model_name: model }: Pick<NamedUnit, 'company_name' | 'model_name'>,
    day: string,
  ) => new Refused('phone-in-stock-later', { company, model, day, event: what }).at(field);
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
