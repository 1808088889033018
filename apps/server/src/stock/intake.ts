import { nameKey, ruleMessage } from '@handset/domain';
import type { UnitsTable } from '../database/Database.ts';
import type { ShopReader, ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import { Conflict, Refused } from '../http/errors.ts';
import { invoiceNumber, slipNumber } from '../lists/documentNumbers.ts';

/** A phone that comes into the shop's hands, by the columns it will have. */
export type NewUnit = Pick<
  UnitsTable,
  | 'imei1'
  | 'imei2'
  | 'company_name'
  | 'model_name'
  | 'ram_memory'
  | 'color'
  | 'condition'
  | 'specifications'
  | 'battery_health'
  | 'warranty'
  | 'has_box'
  | 'has_charger'
  | 'has_hand_free'
  | 'cost'
  | 'demand_price'
  | 'final_price'
  | 'source'
  | 'purchase_id'
  | 'sale_id'
  | 'acquired_on'
>;

/**
 * Takes a phone into stock. `path` prefixes the fields named in a refusal.
 * @throws Conflict when one of its IMEIs is in stock already, in whichever slot: the message names the unit and where it is.
 */
export async function takeIn(shop: ShopTransaction, unit: NewUnit, path = ''): Promise<string> {
  await refuseDuplicates(shop, unit, path);
  const id = newId();
  const names = await namedIds(shop, unit.company_name, unit.model_name);
  await shop
    .insertInto('units')
    .values({ id, ...unit, ...names, state: 'in-stock', created_at: shop.now })
    .execute();
  const imeis = [unit.imei1, ...(unit.imei2 ? [unit.imei2] : [])];
  await shop
    .insertInto('unit_imeis')
    .values(imeis.map((imei, index) => ({ unit_id: id, slot: index === 0 ? 1 : 2, imei, in_stock: 1 })))
    .execute();
  return id;
}

async function refuseDuplicates(shop: ShopReader, unit: NewUnit, path: string): Promise<void> {
  if (unit.imei1 === unit.imei2) {
    const message = ruleMessage('imei.same');
    throw new Refused(message, { [`${path}imei2`]: message });
  }
  const fields: Record<string, string> = {};
  for (const slot of ['imei1', 'imei2'] as const) {
    const imei = unit[slot];
    const holder = imei && (await holderOf(shop, imei));
    if (holder) fields[path + slot] = `IMEI ${imei} is already in stock: ${holder}`;
  }
  const [message] = Object.values(fields);
  if (message) throw new Conflict(message, fields);
}

/** The unit in stock that bears an IMEI, and how it came there; undefined when the IMEI is free. */
async function holderOf(shop: ShopReader, imei: string): Promise<string | undefined> {
  const unit = await shop
    .selectFrom('unit_imeis')
    .innerJoin('units', 'units.id', 'unit_imeis.unit_id')
    .leftJoin('purchases', 'purchases.id', 'units.purchase_id')
    .leftJoin('sales', 'sales.id', 'units.sale_id')
    .leftJoin('persons as seller', 'seller.id', 'purchases.person_id')
    .leftJoin('persons as customer', 'customer.id', 'sales.person_id')
    .select([
      'units.company_name',
      'units.model_name',
      'units.ram_memory',
      'units.state',
      'units.acquired_on',
      'purchases.slip_number',
      'sales.invoice_number',
      'seller.name as seller',
      'customer.name as customer',
    ])
    .where('unit_imeis.imei', '=', imei)
    .where('unit_imeis.in_stock', '=', 1)
    .executeTakeFirst();
  if (!unit) return undefined;
  const name = [unit.company_name, unit.model_name, unit.ram_memory].filter(Boolean).join(' ');
  const state = unit.state === 'dispatched' ? ', dispatched' : '';
  if (unit.slip_number !== null)
    return `${name}${state}, bought on ${unit.acquired_on} from ${unit.seller} (slip ${slipNumber(unit.slip_number)})`;
  if (unit.invoice_number !== null) {
    const invoice = invoiceNumber(shop.session.shop, unit.invoice_number);
    return `${name}${state}, taken in exchange on ${unit.acquired_on} from ${unit.customer} (invoice ${invoice})`;
  }
  return `${name}${state}, entered on ${unit.acquired_on}`;
}

/** The company and model that the shop knows under these names. */
async function namedIds(shop: ShopReader, companyName: string, modelName: string) {
  const company = await shop
    .selectFrom('companies')
    .select('id')
    .where('name_key', '=', nameKey(companyName))
    .executeTakeFirst();
  const model = company
    ? await shop
        .selectFrom('models')
        .select('id')
        .where('company_id', '=', company.id)
        .where('name_key', '=', nameKey(modelName))
        .executeTakeFirst()
    : undefined;
  return { company_id: company?.id ?? null, model_id: model?.id ?? null };
}
