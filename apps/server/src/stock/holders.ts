import { chunks } from '../database/chunks.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { invoiceNumber, slipNumber } from '../lists/documentNumbers.ts';

/** A unit in the shop's hands that bears an IMEI. */
export interface Holder {
  unitId: string;
  /** What it is and how it came here, fit to show to staff. */
  description: string;
}

/** The units in the shop's hands, in stock or dispatched, that bear one of the IMEIs in whichever slot, by IMEI. */
export async function holdersOf(shop: ShopReader, imeis: readonly string[]): Promise<Map<string, Holder>> {
  const holders = new Map<string, Holder>();
  for (const some of chunks(imeis, 1000)) {
    const rows = await shop
      .selectFrom('unit_imeis')
      .innerJoin('units', 'units.id', 'unit_imeis.unit_id')
      .leftJoin('purchases', 'purchases.id', 'units.purchase_id')
      .leftJoin('sales', 'sales.id', 'units.sale_id')
      .leftJoin('persons as seller', 'seller.id', 'purchases.person_id')
      .leftJoin('persons as customer', 'customer.id', 'sales.person_id')
      .select([
        'unit_imeis.imei',
        'unit_imeis.unit_id',
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
      .where('unit_imeis.imei', 'in', some)
      .where('unit_imeis.in_stock', '=', 1)
      .execute();
    for (const { imei, unit_id: unitId, ...unit } of rows)
      holders.set(imei, { unitId, description: describe(shop, unit) });
  }
  return holders;
}

function describe(
  shop: ShopReader,
  unit: {
    company_name: string;
    model_name: string;
    ram_memory: string | null;
    state: string;
    acquired_on: string;
    slip_number: number | null;
    invoice_number: number | null;
    seller: string | null;
    customer: string | null;
  },
): string {
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

/** An IMEI of a request, and the name of its field. */
export interface PlacedField {
  field: string;
  imei: string;
}

/** Each field whose IMEI is in the shop's hands already, but for the units of `except`, with a sentence that says where. */
export async function heldFields(
  shop: ShopReader,
  placed: readonly PlacedField[],
  except: ReadonlySet<string> = new Set(),
): Promise<Record<string, string>> {
  const holders = await holdersOf(shop, [...new Set(placed.map(({ imei }) => imei))]);
  const fields: Record<string, string> = {};
  for (const { field, imei } of placed) {
    const holder = holders.get(imei);
    if (holder && !except.has(holder.unitId))
      fields[field] = `IMEI ${imei} is already in stock: ${holder.description}`;
  }
  return fields;
}
