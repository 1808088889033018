import type { ExpressionBuilder } from 'kysely';
import type { ShopTables } from '../../base/database/Database.ts';
import { isBoughtBack } from '../../stock/phones/boughtBack.ts';

/** Tables that a query of claims reads: each claim with its phone. */
type ClaimTables = 'warranty_claims' | 'units';

/** Whether the buyer no longer has the phone of a claim: it came back with a return, a void or another document. */
export function isBack(row: ExpressionBuilder<ShopTables, ClaimTables>) {
  const stillSold = row
    .selectFrom('sale_units')
    .select('sale_units.unit_id')
    .whereRef('sale_units.sale_id', '=', 'warranty_claims.sale_id')
    .whereRef('sale_units.unit_id', '=', 'warranty_claims.unit_id')
    .where('sale_units.is_live', '=', 1);
  return row.or([row.not(row.exists(stillSold)), isBoughtBack(row)]);
}

/** Whether something is still to be done about a claim. */
export function isOpen(row: ExpressionBuilder<ShopTables, ClaimTables>) {
  return row.and([row('warranty_claims.resolved_on', 'is', null), row.not(isBack(row))]);
}

/** State of a claim as answers show it. A claim ends with its sale. */
export function shownState(row: ExpressionBuilder<ShopTables, ClaimTables>) {
  return row
    .case()
    .when(row.and([row('warranty_claims.resolved_on', 'is', null), isBack(row)]))
    .then(row.cast<'ended'>(row.val('ended'), 'text'))
    .else(row.ref('warranty_claims.state'))
    .end();
}
