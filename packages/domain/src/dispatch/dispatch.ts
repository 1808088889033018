import * as z from 'zod';
import type { Day } from '../day/day.ts';
import { daySchema, optionalDaySchema } from '../day/daySchema.ts';
import { optionalImeiSchema } from '../imei/imeiSchema.ts';
import { MAX_PRICE } from '../money/money.ts';
import { entityData } from '../party/party.ts';
import { breaks, report } from '../rules/rules.ts';
import { optionalText } from '../text/text.ts';
import { asValues, asWire, type Encoding, optional } from '../wire/encoding.ts';

/** States of a dispatch: phones are out, phones are late, or none is out. */
export const DISPATCH_STATES = ['open', 'overdue', 'closed'] as const;
export type DispatchState = (typeof DISPATCH_STATES)[number];

/** States of a dispatched phone. */
export const DISPATCH_UNIT_STATES = ['out', 'returned', 'sold'] as const;

/** Most phones on one dispatch. */
export const MAX_DISPATCH_UNITS = 500;

function newDispatchSchemaOf(encoding: Encoding) {
  const unit = z
    .strictObject({
      imei: optionalImeiSchema,
      _id: optional(encoding.id()),
      /** The price agreed for it. */
      price: optional(encoding.money({ min: 1, max: MAX_PRICE })),
    })
    .superRefine(({ imei, _id }, ctx) => {
      if ((imei === undefined) === (_id === undefined)) report(ctx, ['imei'], 'dispatch.unit');
    });
  return z
    .strictObject({
      entityData: entityData(encoding),
      date: daySchema,
      expectedReturn: optionalDaySchema,
      note: optionalText(400),
      units: z.array(unit).min(1, breaks('sale.phones')).max(MAX_DISPATCH_UNITS, breaks('too-many')),
    })
    .superRefine(({ date, expectedReturn, units }, ctx) => {
      if (expectedReturn && expectedReturn < date) report(ctx, ['expectedReturn'], 'date.past');
      const seen = new Set<string>();
      units.forEach(({ imei, _id }, index) => {
        const name = imei ?? _id ?? '';
        if (seen.has(name))
          report(ctx, ['units', index, imei ? 'imei' : '_id'], imei ? 'imei.duplicate' : 'named.twice');
        seen.add(name);
      });
    });
}
/** `POST /api/dispatch`: phones sent out to a shop or person without a sale. */
export const newDispatchRequest = z.lazy(() => newDispatchSchemaOf(asWire));
export const newDispatchSchema = z.lazy(() => newDispatchSchemaOf(asValues));
export type NewDispatch = z.output<typeof newDispatchSchema>;

function dispatchReturnSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      units: z
        .array(encoding.id())
        .min(1, breaks('return.nothing'))
        .max(MAX_DISPATCH_UNITS, breaks('too-many')),
      date: daySchema,
      reason: optionalText(400),
    })
    .superRefine(({ units }, ctx) => {
      units.forEach((unit, index) => {
        if (units.indexOf(unit) < index) report(ctx, ['units', index], 'named.twice');
      });
    });
}
/** `POST /api/dispatch/{id}/return`: phones that came back, by their `_id`s. */
export const dispatchReturnRequest = z.lazy(() => dispatchReturnSchemaOf(asWire));
export const dispatchReturnSchema = z.lazy(() => dispatchReturnSchemaOf(asValues));
export type DispatchReturn = z.output<typeof dispatchReturnRequest>;

/** The state of a dispatch on a day of the shop, by how many of its phones are out. */
export function dispatchState(
  { out, expectedReturn }: { out: number; expectedReturn: Day | null },
  today: Day,
): DispatchState {
  if (out === 0) return 'closed';
  return expectedReturn !== null && expectedReturn < today ? 'overdue' : 'open';
}
