import { type Refusal, refusal } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { Conflict, type HttpError, Refused } from '../../base/http/errors.ts';
import { dispatchNumber, invoiceNumber } from '../../base/lists/documentNumbers.ts';
import { latestUnitOf } from '../../stock/phones/phones.ts';

/** Why a phone cannot leave the stock by its IMEI: it never was here, was sold, or is out. `field` names it in the request. */
export async function notInStock(shop: ShopReader, imei: string, field: string): Promise<HttpError> {
  const unit = await latestUnitOf(shop, imei);
  if (!unit) return new Refused('imei-not-in-stock', { imei }).at(field);
  const phone = [unit.company_name, unit.model_name, unit.ram_memory].filter(Boolean).join(' ');
  const why =
    (await soldTo(shop, unit.id, { imei, phone })) ??
    (await outWith(shop, unit.id, { imei, phone })) ??
    refusal('phone-not-in-stock', { imei, phone, state: unit.state });
  return new Conflict(why).at(field);
}

interface NamedPhone {
  imei: string;
  phone: string;
}

async function soldTo(shop: ShopReader, unitId: string, named: NamedPhone): Promise<Refusal | undefined> {
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
  return refusal('phone-sold', { ...named, date: sold.date, party: sold.name, invoice });
}

async function outWith(shop: ShopReader, unitId: string, named: NamedPhone): Promise<Refusal | undefined> {
  const sent = await shop
    .selectFrom('dispatch_units')
    .innerJoin('dispatches', 'dispatches.id', 'dispatch_units.dispatch_id')
    .innerJoin('persons', 'persons.id', 'dispatches.person_id')
    .select(['dispatches.number', 'dispatches.date', 'persons.name'])
    .where('dispatch_units.unit_id', '=', unitId)
    .where('dispatch_units.state', '=', 'out')
    .executeTakeFirst();
  if (!sent) return undefined;
  const dispatch = dispatchNumber(sent.number);
  return refusal('phone-dispatched', { ...named, date: sent.date, party: sent.name, dispatch });
}
