import * as z from 'zod';
import { type JournalLine, type Leg, pairLegs } from '../books/books.ts';
import { daySchema, optionalDaySchema } from '../day/daySchema.ts';
import { type MinorUnits, sum } from '../money/money.ts';
import { breaks, report } from '../rules/rules.ts';
import { requiredText } from '../text/text.ts';
import { splitFields } from '../wallet/wallet.ts';
import { asValues, asWire, type Encoding, optional } from '../wire/encoding.ts';

function saleReturnSchemaOf(encoding: Encoding) {
  const accessoryRow = z.strictObject({
    _id: encoding.id(),
    quantity: encoding
      .integer()
      .refine((quantity) => quantity >= 1 && quantity <= 100_000, breaks('quantity.minimum')),
  });
  return z
    .strictObject({
      /** `_id`s of the units that come back. */
      units: z.array(encoding.id()).max(1000, breaks('too-many')).optional(),
      accessories: z.array(accessoryRow).max(200, breaks('too-many')).optional(),
      /** Whether the phone that was taken in exchange goes back to the customer. */
      exchangePhone: encoding.boolean().default(false),
      date: daySchema,
      reason: requiredText(400),
      /** The money that moves now; the rest comes off the customer's balance. */
      refund: optional(z.strictObject(splitFields(encoding))),
    })
    .superRefine(({ units, accessories, refund }, ctx) => {
      if ((units ?? accessories) && !units?.length && !accessories?.length)
        report(ctx, ['units'], 'return.nothing');
      for (const index of repeated(units ?? [])) report(ctx, ['units', index], 'named.twice');
      for (const index of repeated((accessories ?? []).map(({ _id }) => _id)))
        report(ctx, ['accessories', index, '_id'], 'named.twice');
      if ((refund?.accountCash ?? 0) > 0 && !refund?.bankAccountUsed)
        report(ctx, ['refund', 'bankAccountUsed'], 'payment.bank');
    });
}
/** `POST /api/sale/{id}/return`: with neither units nor accessories, everything that is still with the customer. */
export const saleReturnRequest = z.lazy(() => saleReturnSchemaOf(asWire));
export const saleReturnSchema = z.lazy(() => saleReturnSchemaOf(asValues));
export type SaleReturn = z.output<typeof saleReturnSchema>;

/** `POST /api/sale/{id}/void` */
export const saleVoidRequest = z.strictObject({
  reason: requiredText(400),
  /** The day of the reversal, from the sale's own day on; today when absent. */
  date: optionalDaySchema,
});
export type SaleVoid = z.output<typeof saleVoidRequest>;

/** Indices of repeated ids, without the first mention of each. */
function repeated(ids: readonly string[]): number[] {
  return ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : []));
}

/** Amounts that a return from a customer posts, in minor units. */
export interface SaleReturnPosting {
  /** Prices of the units and of the accessories that came back. */
  phones: MinorUnits;
  accessories: MinorUnits;
  /** Cost of the goods at the time of sale. */
  phonesCost: MinorUnits;
  accessoriesCost: MinorUnits;
  /** Value of the phone taken in exchange, where it goes back to the customer. */
  exchange: MinorUnits;
  /** The money legs: to the customer, or from the customer where the phone that goes back is worth more. */
  payment: readonly Leg[];
  party: string;
}

/** Balance of a return before any money moves. Positive is due to the customer. */
export function returnDue(
  posting: Pick<SaleReturnPosting, 'phones' | 'accessories' | 'exchange'>,
): MinorUnits {
  return posting.phones + posting.accessories - posting.exchange;
}

/**
 * A return: reverses what the sale posted for the returned goods. The part not refunded comes off the
 * customer's balance, or is added to it.
 * @throws RangeError when the refund exceeds the due amount
 */
export function saleReturnLines(posting: SaleReturnPosting): JournalLine[] {
  const due = returnDue(posting);
  const rest = Math.abs(due) - sum(posting.payment.map((leg) => leg.amount));
  const settled: Leg[] = [...posting.payment, { account: `party:${posting.party}`, amount: rest }];
  return [
    ...pairLegs(
      [
        { account: 'income:phones', amount: posting.phones },
        { account: 'income:accessories', amount: posting.accessories },
        ...(due < 0 ? settled : []),
      ],
      [{ account: 'stock:phones', amount: posting.exchange }, ...(due < 0 ? [] : settled)],
    ),
    ...pairLegs(
      [{ account: 'stock:phones', amount: posting.phonesCost }],
      [{ account: 'cost:phones', amount: posting.phonesCost }],
    ),
    ...pairLegs(
      [{ account: 'stock:accessories', amount: posting.accessoriesCost }],
      [{ account: 'cost:accessories', amount: posting.accessoriesCost }],
    ),
  ];
}
