import type { PurchasePictures, SalePictures, Submission } from '@handset/api-client';
import type { BulkPurchase, NewExpense, PartyPayment, PurchaseSlip, Sale } from '@handset/domain';
import type { Party } from '@handset/flows';

/** Work that may be recorded while the server is unreachable. Amounts are in minor units. */
export type Work =
  | { kind: 'purchase'; input: { slip: PurchaseSlip; pictures: PurchasePictures } }
  | { kind: 'bulkPurchase'; input: BulkPurchase }
  | { kind: 'sale'; input: { sale: Sale; pictures: SalePictures } }
  | { kind: 'payment'; input: { party: Party; billId?: string | undefined; payment: PartyPayment } }
  | { kind: 'expense'; input: { expense: NewExpense; files: { attachment: readonly File[] } } };

/** Something that was recorded on this device and is to be sent. */
export interface NewEntry {
  /** The user who recorded it. Nobody else sends it. */
  userId: string;
  /** The key of every attempt, that of the form before it included: the server records it once. */
  submission: Submission;
  work: Work;
  /** The name of the form's draft and its values, for corrections after a refusal. */
  form: string;
  draft: unknown;
  /** Id of the stored draft, if the form keeps several. */
  draftId?: string | undefined;
  /** When it was recorded, by this device's clock, in milliseconds. */
  at: number;
  /** Whether it may be in the books: it left, and no answer has said that it is not. */
  isTried: boolean;
}

/** Why the server did not take an entry. */
export interface EntryRefusal {
  code: string;
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** An entry in the queue. */
export interface Entry extends NewEntry {
  /** Its place in the queue. */
  id: number;
  /** Number of failures on the server. */
  failures: number;
  /** Null while it waits. */
  refusal: EntryRefusal | null;
}

/** Whether it is to be sent, and not to be dealt with by hand. */
export function isWaiting({ refusal }: Entry): boolean {
  return refusal === null;
}

/** Whether an entry can be taken back and changed. One that may be in the books is sent again as it is. */
export function canBeWithdrawn({ isTried }: Entry): boolean {
  return !isTried;
}

/** Whether an entry can be deleted: it was refused, or never sent. */
export function canBeDeleted({ isTried, refusal }: Entry): boolean {
  return refusal !== null || !isTried;
}

/** Summary of an entry for a list. */
export interface EntrySummary {
  /** The party, or the purpose of the expense. */
  about: string;
  /** IMEIs of the phones that come or go. */
  imeis: readonly string[];
  /** In minor units. */
  amount: number;
}

/** Sums an entry up. */
export function summaryOf(work: Work): EntrySummary {
  switch (work.kind) {
    case 'purchase': {
      const { slip } = work.input;
      return { about: slip.entityData.name ?? '', imeis: [slip.imei1], amount: slip.purchasePrice };
    }
    case 'bulkPurchase': {
      const { entityData, ramSimDetails, prices } = work.input;
      const imeis = ramSimDetails.flatMap(({ imeiNumbers }) => imeiNumbers.map(({ imei1 }) => imei1));
      return { about: entityData.name ?? '', imeis, amount: prices.buyingPrice };
    }
    case 'sale': {
      const { sale } = work.input;
      const accessories = sale.accessories.reduce((sum, row) => sum + row.quantity * row.price, 0);
      return {
        about: sale.entityData.name ?? '',
        imeis: sale.imeiPrices.map(({ imei }) => imei),
        amount: sale.finalPrice + accessories,
      };
    }
    case 'payment':
      return { about: work.input.party.name, imeis: [], amount: work.input.payment.amount };
    case 'expense':
      return { about: work.input.expense.category, imeis: [], amount: work.input.expense.amount };
  }
}

/** The phones that waiting sales have taken out of stock already, by their IMEI 1. */
export function imeisSold(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(
    entries
      .filter(isWaiting)
      .flatMap(({ work }) =>
        work.kind === 'sale' ? work.input.sale.imeiPrices.map(({ imei }) => imei) : [],
      ),
  );
}
