import * as z from 'zod';
import type { JournalLine } from '../books/books.ts';
import { CONDITIONS, SPECIFICATIONS } from '../catalog/catalog.ts';
import { imeiSchema, optionalImeiSchema } from '../imei/imeiSchema.ts';
import { MAX_PRICE, type MinorUnits } from '../money/money.ts';
import { phoneSchemas } from '../phone/phoneFields.ts';
import { optionalVersion } from '../purchase/purchase.ts';
import { breaks, report } from '../rules/rules.ts';
import { clearable, requiredText } from '../text/text.ts';
import { asValues, asWire, type Encoding, optional } from '../wire/encoding.ts';

const price = (encoding: Encoding) => encoding.money({ min: 1, max: MAX_PRICE });

/** The stock form's names of a phone; `modelSpecifications` is the model's name, as the contract has it. */
const names = () => ({
  name: requiredText(),
  companyName: requiredText(60),
  modelSpecifications: requiredText(80),
  color: requiredText(40),
});

function newPhoneSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      ...phoneSchemas('stock', encoding),
      ...names(),
      specs: optional(z.enum(SPECIFICATIONS, breaks('choice'))),
      imei: imeiSchema,
      imei2: optionalImeiSchema,
      demandPrice: price(encoding),
      purchasePrice: price(encoding),
      finalPrice: price(encoding),
      /** The signed-in user's shop. Any other is refused. */
      shopid: optional(encoding.id()),
      /** New when absent. */
      phoneCondition: optional(z.enum(CONDITIONS, breaks('choice'))),
    })
    .superRefine((phone, ctx) => {
      if (phone.imei2 !== undefined && phone.imei2 === phone.imei) report(ctx, ['imei2'], 'imei.same');
    });
}
/** A phone entered without a purchase, as the form holds it: money in minor units. */
export const newPhoneSchema = z.lazy(() => newPhoneSchemaOf(asValues));
/** `POST /api/phone/addPhone` without its files. */
export const newPhoneRequest = z.lazy(() => newPhoneSchemaOf(asWire));
export type NewPhone = z.output<typeof newPhoneSchema>;

function stockEditSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      ...phoneSchemas('stock', encoding),
      ...names(),
      imei1: imeiSchema,
      /** Absent where the phone has one SIM. */
      imei2: optionalImeiSchema,
      price: encoding.json(
        z.strictObject({
          demandPrice: price(encoding),
          /** Stays unchanged when absent, which includes viewers who may not see it. */
          purchasePrice: optional(price(encoding)),
          finalPrice: price(encoding),
        }),
      ),
      specs: clearable(z.enum(SPECIFICATIONS, breaks('choice'))),
      ramMemory: clearable(requiredText(40)),
      phoneCondition: optional(z.enum(CONDITIONS, breaks('choice'))),
      version: optionalVersion(encoding),
    })
    .superRefine((phone, ctx) => {
      if (phone.imei2 !== undefined && phone.imei2 === phone.imei1) report(ctx, ['imei2'], 'imei.same');
    });
}
/** A phone in stock as it is edited; money in minor units. */
export const stockEditSchema = z.lazy(() => stockEditSchemaOf(asValues));
/** The stock edit of `PUT /api/Purchase/single-purchase-phone/{id}`. */
export const stockEditRequest = z.lazy(() => stockEditSchemaOf(asWire));
export type StockEdit = z.output<typeof stockEditSchema>;

/** `DELETE /api/phone/{id}`: removes a phone that was entered by hand, with an optional reason. */
export const phoneRemovalSchema = z.strictObject({ reason: requiredText(200).optional() }).nullish();

/** A phone entered without a payment: stock against the capital from before the books began. */
export function stockEntryLines(cost: MinorUnits): JournalLine[] {
  return [{ debit: 'stock:phones', credit: 'equity:opening', amount: cost }];
}
