import type { BulkDetail, PurchaseDetail } from '@handset/domain';

/** Phones of one kind on a slip, as its paper lists them. */
export interface PaperLine {
  name: string;
  /** What else is said of all of them. */
  ramMemory: string | null;
  batteryHealth: number | null;
  /** The price of one, in minor units, where there are several. */
  priceOfOne: number | null;
  /** The price of all of them, in minor units. */
  price: number;
  phones: readonly PaperPhone[];
}

interface PaperPhone {
  imei1: string;
  imei2: string | null;
  color: string | null;
  condition: string;
  specifications: string | null;
  warranty: string | null;
}

/** What was bought on a slip: its phone, or the entries of a lot. Phones that went back stay on the paper they were bought with. */
export function paperLines(purchase: PurchaseDetail | BulkDetail): PaperLine[] {
  if ('entries' in purchase)
    return purchase.entries.map(({ companyName, modelName, units, priceOfOne, ...entry }) => ({
      name: `${companyName} ${modelName}`,
      ramMemory: entry.ramMemory,
      batteryHealth: entry.batteryHealth,
      priceOfOne: units.length > 1 ? priceOfOne : null,
      price: priceOfOne * units.length,
      phones: units,
    }));
  // A slip of one phone is its price; what the phone cost is not for every reader.
  return purchase.units.map(({ companyName, modelName, ramMemory, batteryHealth, ...phone }) => ({
    name: `${companyName} ${modelName}`,
    ramMemory,
    batteryHealth,
    priceOfOne: null,
    price: purchase.pocketCash + purchase.accountCash + purchase.payableLater,
    phones: [phone],
  }));
}
