import type { ExpressionBuilder } from 'kysely';
import type { ShopTables } from '../../base/database/Database.ts';

/** Whether the phone of a unit came to the shop again, as a later record: whoever bought it has it no more. */
export function isBoughtBack(row: ExpressionBuilder<ShopTables, 'units'>) {
  return row.exists(
    row
      .selectFrom('unit_imeis as own')
      .innerJoin('unit_imeis as same', 'same.imei', 'own.imei')
      .innerJoin('units as later', 'later.id', 'same.unit_id')
      .select('later.id')
      .whereRef('own.unit_id', '=', 'units.id')
      .where('later.state', '<>', 'void')
      .where((or) =>
        or.or([
          or('later.acquired_on', '>', or.ref('units.acquired_on')),
          or.and([
            or('later.acquired_on', '=', or.ref('units.acquired_on')),
            or('later.id', '>', or.ref('units.id')),
          ]),
        ]),
      ),
  );
}
