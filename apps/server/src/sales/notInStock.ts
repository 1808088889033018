import type { ShopReader } from '../database/HandsetDatabase.ts';
import { Conflict, type HttpError, Refused } from '../http/errors.ts';
import { dispatchNumber, invoiceNumber } from '../lists/documentNumbers.ts';
import { latestUnitOf } from '../stock/phones.ts';

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
