import { type HeldPhone, type Refusal, refusal } from '@handset/domain';
import { chunks } from '../../base/database/chunks.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { invoiceNumber, slipNumber } from '../../base/lists/documentNumbers.ts';

/** A unit in the shop's hands that bears an IMEI. */
export interface Holder {
  unitId: string;
  phone: HeldPhone;
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
      holders.set(imei, { unitId, phone: heldPhone(shop, unit) });
  }
  return holders;
}

function heldPhone(
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
): HeldPhone {
  return {
    phone: [unit.company_name, unit.model_name, unit.ram_memory].filter(Boolean).join(' '),
    isDispatched: unit.state === 'dispatched',
    date: unit.acquired_on,
    ...(unit.slip_number !== null && { party: unit.seller ?? '', slip: slipNumber(unit.slip_number) }),
    ...(unit.invoice_number !== null && {
      party: unit.customer ?? '',
      invoice: invoiceNumber(shop.session.shop, unit.invoice_number),
    }),
  };
}

/** An IMEI of a request, and the name of its field. */
export interface PlacedField {
  field: string;
  imei: string;
}

/** Each field whose IMEI is in the shop's hands already, but for the units of `except`, with a refusal that says where. */
export async function imeiConflicts(
  shop: ShopReader,
  placed: readonly PlacedField[],
  except: ReadonlySet<string> = new Set(),
): Promise<Record<string, Refusal>> {
  const holders = await holdersOf(shop, [...new Set(placed.map(({ imei }) => imei))]);
  const fields: Record<string, Refusal> = {};
  for (const { field, imei } of placed) {
    const holder = holders.get(imei);
    if (holder && !except.has(holder.unitId))
      fields[field] = refusal('imei-in-stock', { imei, holder: holder.phone });
  }
  return fields;
}
