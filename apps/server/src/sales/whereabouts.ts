import type { ShopReader } from '../database/HandsetDatabase.ts';
import { Conflict, type HttpError, Refused } from '../http/errors.ts';
import { dispatchNumber, invoiceNumber } from '../lists/documentNumbers.ts';
import { latestUnitOf } from '../stock/phones.ts';

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
  { date, field, what }: { date: string; field: string; what: 'sale' | 'dispatch' },
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

/** Why a phone cannot leave the stock by its IMEI: it never was here, was sold, or is out. `field` names it in the request. */
export async function notInStock(shop: ShopReader, imei: string, field: string): Promise<HttpError> {
  const unit = await latestUnitOf(shop, imei);
  if (!unit) {
    const message = `IMEI ${imei} is not in stock`;
    return new Refused(message, { [field]: message });
  }
  const name = [unit.company_name, unit.model_name, unit.ram_memory].filter(Boolean).join(' ');
  const where =
    (await soldTo(shop, unit.id)) ??
    (await outWith(shop, unit.id)) ??
    `is not in stock: ${unit.state.replaceAll('-', ' ')}`;
  const message = `IMEI ${imei} (${name}) ${where}`;
  return new Conflict(message, { [field]: message });
}

async function soldTo(shop: ShopReader, unitId: string): Promise<string | undefined> {
  const sold = await shop
    .selectFrom('sale_units')
    .innerJoin('sales', 'sales.id', 'sale_units.sale_id')
    .innerJoin('persons', 'persons.id', 'sales.person_id')
    .select(['sales.date', 'sales.invoice_number', 'persons.name'])
    .where('sale_units.unit_id', '=', unitId)
    .where('sale_units.is_live', '=', 1)
    .executeTakeFirst();
  if (!sold) return undefined;
  const invoice = invoiceNumber(shop.session.shop, sold.invoice_number);
  return `was sold on ${sold.date} to ${sold.name}, invoice ${invoice}`;
}

async function outWith(shop: ShopReader, unitId: string): Promise<string | undefined> {
  const sent = await shop
    .selectFrom('dispatch_units')
    .innerJoin('dispatches', 'dispatches.id', 'dispatch_units.dispatch_id')
    .innerJoin('persons', 'persons.id', 'dispatches.person_id')
    .select(['dispatches.number', 'dispatches.date', 'persons.name'])
    .where('dispatch_units.unit_id', '=', unitId)
    .where('dispatch_units.state', '=', 'out')
    .executeTakeFirst();
  return sent && `is out with ${sent.name} since ${sent.date}, dispatch ${dispatchNumber(sent.number)}`;
}
