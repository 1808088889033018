import * as z from 'zod';
import { WARRANTIES } from '../catalog/catalog.ts';
import { numberSchema } from '../party/numberSchema.ts';
import { breaks } from '../rules/rules.ts';
import { clearable, requiredText } from '../text/text.ts';
import { asValues, asWire, type Encoding, optional } from '../wire/encoding.ts';
import { PAPERS } from './papers.ts';
import { MAX_NETWORK_PRINTERS, printerAddressSchema } from './printers.ts';

/** Limits of a session's idle time, in minutes: from a quarter of an hour to half a day. */
export const IDLE_MINUTES = { min: 15, max: 720 } as const;

/**
 * Prefix of an invoice's number, such as `HM/26-`. It must not end in a digit, which would run into the
 * number.
 */
const prefixSchema = z
  .string(breaks('prefix.invalid'))
  .trim()
  .regex(/^(?:[A-Za-z0-9#./_-]{0,11}[A-Za-z#./_-])?$/, breaks('prefix.invalid'));

const currencySchema = z
  .string(breaks('currency.unknown'))
  .max(10, { ...breaks('currency.unknown'), abort: true })
  .meta({ maxLength: 10 })
  .trim()
  .toUpperCase()
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), breaks('currency.unknown'));

const localeSchema = z
  .string(breaks('locale.unknown'))
  .max(35, breaks('locale.unknown'))
  .refine((tag) => accepts(() => new Intl.NumberFormat(tag)), breaks('locale.unknown'));

const timeZoneSchema = z
  .string(breaks('time-zone.unknown'))
  .max(60, breaks('time-zone.unknown'))
  .refine(
    (timeZone) => accepts(() => new Intl.DateTimeFormat('en', { timeZone })),
    breaks('time-zone.unknown'),
  );

function accepts(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

function shopSettingsSchemaOf(encoding: Encoding) {
  const whole = (min: number, max: number) =>
    optional(encoding.integer().refine((value) => value >= min && value <= max, breaks('range')));
  return z.strictObject({
    /** The version that was edited. Outdated versions are refused. */
    version: optional(encoding.integer()),
    name: requiredText(80).optional(),
    ownerName: requiredText(80).optional(),
    number: numberSchema.optional(),
    /** Further numbers, as the invoice prints them. */
    otherNumbers: optional(encoding.json(z.array(numberSchema).max(5, breaks('too-many')))),
    whatsapp: clearable(numberSchema),
    city: clearable(requiredText(60)),
    addresses: optional(encoding.json(z.array(requiredText(200)).max(3, breaks('too-many')))),
    /** National tax number. */
    ntn: clearable(requiredText(30)),
    /** Prefix of future invoice numbers. Earlier invoices keep theirs. */
    invoicePrefix: prefixSchema.optional(),
    /** Terms on an invoice for a new phone, a used one, and accessories. */
    terms: optional(
      encoding.json(
        z.strictObject({
          new: clearable(requiredText(2000)),
          used: clearable(requiredText(2000)),
          accessories: clearable(requiredText(2000)),
        }),
      ),
    ),
    footer: clearable(requiredText(400)),
    paper: z.enum(PAPERS, breaks('choice')).optional(),
    currency: currencySchema.optional(),
    locale: localeSchema.optional(),
    /** Whether digits group as 1,23,45,679. */
    lakhGrouping: optional(encoding.boolean()),
    timeZone: timeZoneSchema.optional(),
    defaultWarranty: z.enum(WARRANTIES, breaks('choice')).optional(),
    /** Stock level for an accessory's low stock notification. */
    lowStockLevel: whole(0, 100_000),
    /** Days in stock after which a phone counts as old. */
    oldStockDays: whole(1, 3650),
    eGadgetShopId: clearable(requiredText(60)),
    /** Whether the till and the banks may go below zero. */
    allowsNegativeCash: optional(encoding.boolean()),
    /** By how much an employee's count of money may differ from the books; more waits for the owner. */
    countTolerance: optional(encoding.money()),
    /** Whether the figure of the books is hidden while money is counted. */
    hidesBooksInCounts: optional(encoding.boolean()),
    /** Whether a scanned phone that is for sale opens a sale, on every page that takes no scan itself. */
    scanOpensSale: optional(encoding.boolean()),
    /** Printers in the network of the shop, which the server prints on. */
    printerAddresses: optional(
      encoding.json(z.array(printerAddressSchema).max(MAX_NETWORK_PRINTERS, breaks('too-many'))),
    ),
    /** Whether employees may sell a phone for less than it cost. */
    employeeSellsBelowCost: optional(encoding.boolean()),
    /** Whether employees see what things cost the shop. */
    employeeSeesCost: optional(encoding.boolean()),
    /** A session ends when it lies unused for so long. */
    idleMinutes: whole(IDLE_MINUTES.min, IDLE_MINUTES.max),
    removeLogo: optional(encoding.boolean()),
  });
}
/** `PATCH /api/shop/mine`: absent fields stay unchanged. The logo comes as the picture field `logo`. */
export const shopSettingsRequest = z.lazy(() => shopSettingsSchemaOf(asWire));
export const shopSettingsSchema = z.lazy(() => shopSettingsSchemaOf(asValues));
export type ShopSettingsChange = z.output<typeof shopSettingsSchema>;
