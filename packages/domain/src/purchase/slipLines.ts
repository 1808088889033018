import type { PurchaseDetail } from '../contract/answers.ts';
import type { BulkDetail } from '../contract/purchases.ts';
import { type PhoneAnswer, type PhoneFieldOn, phoneFieldsOn, pickFacts } from '../phone/phoneFields.ts';

/** Phones of one kind on a slip, as its paper lists them. */
export interface SlipLine {
  name: string;
  /** Facts shared by all phones of the line. */
  facts: PhoneAnswer<PhoneFieldOn<'lotEntry'>>;
  /** The price of one phone in minor units, when there are several. */
  priceOfOne: number | null;
  /** The price of all of them, in minor units. */
  price: number;
  phones: readonly SlipLinePhone[];
}

interface SlipLinePhone {
  imei1: string;
  imei2: string | null;
  color: string | null;
  condition: string;
  specifications: string | null;
  warranty: string | null;
}

const sharedFacts = phoneFieldsOn('lotEntry');

/** The lines of a printed slip: its phone, or the entries of a lot. Returned phones stay on the slip. */
export function slipLines(purchase: PurchaseDetail | BulkDetail): SlipLine[] {
  if ('entries' in purchase)
    return purchase.entries.map(({ companyName, modelName, units, priceOfOne, ...entry }) => ({
      name: `${companyName} ${modelName}`,
      facts: pickFacts(sharedFacts, entry),
      priceOfOne: units.length > 1 ? priceOfOne : null,
      price: priceOfOne * units.length,
      phones: units,
    }));
  // Use the price of the slip, since not every viewer may see the cost of the phone.
  return purchase.units.map(({ companyName, modelName, ...phone }) => ({
    name: `${companyName} ${modelName}`,
    facts: pickFacts(sharedFacts, phone),
    priceOfOne: null,
    price: purchase.pocketCash + purchase.accountCash + purchase.payableLater,
    phones: [phone],
  }));
}
