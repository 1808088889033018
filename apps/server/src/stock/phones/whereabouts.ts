import type { UnitFound } from '@handset/domain';
import type { UnitsTable } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { dispatchNumber, invoiceNumber } from '../../base/lists/documentNumbers.ts';
import { returnsToSupplier } from './lifeEvents.ts';

type Whereabouts = UnitFound['where'];
type Row = Pick<UnitsTable, 'id' | 'state' | 'acquired_on'>;

/** Location of each unit, or its destination with the document. */
export async function whereaboutsOf(
  shop: ShopReader,
  units: readonly Row[],
): Promise<Map<string, Whereabouts>> {
  const idsIn = (state: UnitsTable['state']) =>
    units.filter((unit) => unit.state === state).map(({ id }) => id);
  const found = new Map<string, Whereabouts>();
  const take = (places: ReadonlyMap<string, Whereabouts>) => {
    for (const [id, place] of places) found.set(id, place);
  };
  take(await soldOn(shop, idsIn('sold')));
  take(await dispatchedTo(shop, idsIn('dispatched')));
  take(await returnedTo(shop, idsIn('returned-to-supplier')));
  for (const unit of units) if (!found.has(unit.id)) found.set(unit.id, plain(unit));
  return found;
}

async function soldOn(shop: ShopReader, ids: readonly string[]): Promise<Map<string, Whereabouts>> {
  if (ids.length === 0) return new Map();
  const rows = await shop
    .selectFrom('sale_units')
    .innerJoin('sales', 'sales.id', 'sale_units.sale_id')
    .innerJoin('persons', 'persons.id', 'sales.person_id')
    .select(['sale_units.unit_id', 'sales.id', 'sales.date', 'sales.invoice_number', 'persons.name'])
    .where('sale_units.unit_id', 'in', ids)
    .where('sale_units.is_live', '=', 1)
    .execute();
  return new Map(
    rows.map((row) => {
      const document = invoiceNumber(shop.session.shop, row.invoice_number);
      const description = `Sold on invoice ${document} to ${row.name}`;
      return [
        row.unit_id,
        { description, date: row.date, document, partyName: row.name, refType: 'sale', refId: row.id },
      ];
    }),
  );
}

async function dispatchedTo(shop: ShopReader, ids: readonly string[]): Promise<Map<string, Whereabouts>> {
  if (ids.length === 0) return new Map();
  const rows = await shop
    .selectFrom('dispatch_units')
    .innerJoin('dispatches', 'dispatches.id', 'dispatch_units.dispatch_id')
    .innerJoin('persons', 'persons.id', 'dispatches.person_id')
    .select([
      'dispatch_units.unit_id',
      'dispatches.id',
      'dispatches.date',
      'dispatches.number',
      'persons.name',
    ])
    .where('dispatch_units.unit_id', 'in', ids)
    .where('dispatch_units.state', '=', 'out')
    .execute();
  return new Map(
    rows.map((row) => {
      const document = dispatchNumber(row.number);
      const description = `Dispatched to ${row.name}, ${document}`;
      return [
        row.unit_id,
        { description, date: row.date, document, partyName: row.name, refType: 'dispatch', refId: row.id },
      ];
    }),
  );
}

async function returnedTo(shop: ShopReader, ids: readonly string[]): Promise<Map<string, Whereabouts>> {
  if (ids.length === 0) return new Map();
  const returns = await returnsToSupplier(shop, ids);
  return new Map(
    returns.map(({ unitId, date, document = null, party = null, refId }) => {
      const description = `Returned to ${party}, slip ${document}`;
      return [unitId, { description, date, document, partyName: party, refType: 'purchase', refId }];
    }),
  );
}

const DESCRIPTIONS: Partial<Record<UnitsTable['state'], string>> = {
  'in-stock': 'In stock',
  void: 'Entered by mistake and taken out again',
};

function plain(unit: Row): Whereabouts {
  return {
    description: DESCRIPTIONS[unit.state] ?? 'No longer in the shop',
    date: unit.acquired_on,
    document: null,
    partyName: null,
    refType: null,
    refId: null,
  };
}
