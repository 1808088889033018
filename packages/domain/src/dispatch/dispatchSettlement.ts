import * as z from 'zod';
import { report } from '../rules/rules.ts';
import { saleSchema } from '../sale/sale.ts';
import { dispatchReturnRequest } from './dispatch.ts';

/** What became of a phone that was out: it stays out, it came back, it was sold. */
export const UNIT_OUTCOMES = ['kept', 'returned', 'sold'] as const;
export type UnitOutcome = (typeof UNIT_OUTCOMES)[number];

/**
 * What became of a dispatch's phones, as the form holds it: those that came back are `POST /api/dispatch/{id}/return`, those that
 * were sold `POST /api/dispatch/{id}/settle`. Money in minor units.
 */
export const dispatchSettlementSchema = z
  .strictObject({
    returned: dispatchReturnRequest.optional(),
    sold: saleSchema.optional(),
  })
  .superRefine(({ returned, sold }, ctx) => {
    if (!returned && !sold) report(ctx, ['returned'], 'dispatch.nothing');
  });
export type DispatchSettlement = z.output<typeof dispatchSettlementSchema>;
