import * as z from 'zod';
import { report } from '../rules/rules.ts';
import { saleSchema } from '../sale/sale.ts';
import { dispatchReturnSchema } from './dispatch.ts';

/** Outcomes of a dispatched phone: it stays out, came back, or was sold. */
export const UNIT_OUTCOMES = ['kept', 'returned', 'sold'] as const;
export type UnitOutcome = (typeof UNIT_OUTCOMES)[number];

/**
 * Outcomes of a dispatch's phones, as the form stores them. Returned phones go to `POST
 * /api/dispatch/{id}/return`, sold ones to `POST /api/dispatch/{id}/settle`. Money is in minor units.
 */
export const dispatchSettlementSchema = z
  .strictObject({
    returned: dispatchReturnSchema.optional(),
    sold: saleSchema.optional(),
  })
  .superRefine(({ returned, sold }, ctx) => {
    if (!returned && !sold) report(ctx, ['returned'], 'dispatch.nothing');
  });
export type DispatchSettlement = z.output<typeof dispatchSettlementSchema>;
