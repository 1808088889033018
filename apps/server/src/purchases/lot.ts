import { type Lot, lotQuantity, lotTotal, payableNow } from '@handset/domain';
import { chunks } from '../database/chunks.ts';
import { flag } from '../database/Database.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { Conflict, type HttpError, Refused, refusedFields } from '../http/errors.ts';
import type { NewUnit } from '../stock/intake.ts';
import type { Deal } from './slip.ts';

/** What a lot says of its money. */
export function dealOfLot(lot: Lot, personId: string): Deal {
  const total = lotTotal(lot.ramSimDetails);
  const credit = lot.purchasePaymentType === 'credit' ? lot.creditPaymentData : undefined;
  return {
    personId,
    date: lot.date,
    total,
    paid: {
      pocketCash: lot.amountFromPocket ?? 0,
      accountCash: lot.amountFromBank ?? 0,
      bankAccountUsed: lot.bankAccountUsed,
    },
    later: total - payableNow(total, lot.purchasePaymentType, credit),
    dueDate: credit?.dateOfPayment ?? null,
  };
}

/** A lot in a few words: `40 phones, Samsung A15 and 2 more models`. */
export function lotInWords({ ramSimDetails }: Lot): string {
  const quantity = lotQuantity(ramSimDetails);
  const models = [
    ...new Set(ramSimDetails.map(({ companyName, modelName }) => `${companyName} ${modelName}`)),
  ];
  const others = models.length - 1;
  const more = others === 0 ? '' : ` and ${others} more ${others === 1 ? 'model' : 'models'}`;
  return `${quantity} ${quantity === 1 ? 'phone' : 'phones'}, ${models[0]}${more}`;
}

/** The columns in which a slip keeps its distributor's terms. */
export function termColumns({ prices }: Lot) {
  const { dealerPrice, lp, lifting, promo, activation } = prices;
  return { dealer_price: dealerPrice, lp, lifting, promo, activation };
}

/** Writes down the entries of a lot, in their order. */
export async function insertEntries(shop: ShopTransaction, purchaseId: string, lot: Lot): Promise<void> {
  const rows = lot.ramSimDetails.map((entry, position) => ({
    purchase_id: purchaseId,
    position,
    company_name: entry.companyName,
    model_name: entry.modelName,
    ram_memory: entry.ramMemory ?? null,
    sim_option: entry.simOption,
    battery_health: entry.batteryHealth ?? null,
    price_of_one: entry.priceOfOne,
    quantity: entry.imeiNumbers.length,
  }));
  for (const some of chunks(rows, 1000)) await shop.insertInto('purchase_entries').values(some).execute();
}

/** A row of a lot with its entry and its place. */
export interface LotRow {
  entry: Lot['ramSimDetails'][number];
  row: Lot['ramSimDetails'][number]['imeiNumbers'][number];
  entryPosition: number;
  rowPosition: number;
  /** What the names of its fields begin with. */
  path: string;
}

/** The rows of a lot, entry by entry. */
export function rowsOfLot({ ramSimDetails }: Lot): LotRow[] {
  return ramSimDetails.flatMap((entry, entryPosition) =>
    entry.imeiNumbers.map((row, rowPosition) => ({
      entry,
      row,
      entryPosition,
      rowPosition,
      path: `ramSimDetails.${entryPosition}.imeiNumbers.${rowPosition}.`,
    })),
  );
}

/** What a row says of its phone. */
export function unitColumns({ entry, row, entryPosition, rowPosition }: LotRow) {
  return {
    imei1: row.imei1,
    imei2: row.imei2 ?? null,
    company_name: entry.companyName,
    model_name: entry.modelName,
    ram_memory: entry.ramMemory ?? null,
    color: row.color ?? null,
    battery_health: row.batteryHealth ?? entry.batteryHealth ?? null,
    cost: entry.priceOfOne,
    entry_position: entryPosition,
    row_position: rowPosition,
  };
}

/** The phone of a row as it comes into stock: new, as lots are. */
export function unitOfRow(row: LotRow, purchaseId: string, date: string): NewUnit {
  return {
    ...unitColumns(row),
    condition: 'New',
    specifications: null,
    warranty: null,
    has_box: flag(false),
    has_charger: flag(false),
    has_hand_free: flag(false),
    demand_price: null,
    final_price: null,
    source: 'bulk',
    purchase_id: purchaseId,
    sale_id: null,
    acquired_on: date,
  };
}

/** The refusal that names every field of a lot at fault, in the order of its rows; a conflict when the stock alone is in the way. */
export function refusedLot(wrong: Record<string, string>, taken: Record<string, string>): HttpError {
  const fields = Object.fromEntries(
    Object.entries({ ...taken, ...wrong }).sort(([a], [b]) => compareFields.compare(a, b)),
  );
  const { message } = refusedFields(fields);
  const others = Object.keys(fields).length - 1;
  const all = others > 0 ? `${message} (and ${others} more)` : message;
  return Object.keys(wrong).length > 0 ? new Refused(all, fields) : new Conflict(all, fields);
}

/** `imeiNumbers.2` before `imeiNumbers.10`. */
const compareFields = new Intl.Collator('en', { numeric: true });

const SPLIT_FIELDS: Record<string, string> = {
  pocketCash: 'amountFromPocket',
  accountCash: 'amountFromBank',
};

/** Names the fields of a refusal as a lot names them: the books say `pocketCash` where a lot says `amountFromPocket`. */
export async function inLotsWords<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Conflict) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([field, message]) => [
      SPLIT_FIELDS[field] ?? field,
      message,
    ]);
    throw new Conflict(error.message, Object.fromEntries(fields));
  }
}
