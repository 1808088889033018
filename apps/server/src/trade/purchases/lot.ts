import {
  type GoodsNamed,
  type Lot,
  lotQuantity,
  lotTotal,
  payableNow,
  phoneFieldsOn,
  type Refusal,
  refusal,
} from '@handset/domain';
import { chunks } from '../../base/database/chunks.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { Conflict, type HttpError, inWordsOf, Refused, refusedFields } from '../../base/http/errors.ts';
import type { NewUnit } from '../../stock/phones/intake.ts';
import { factColumns } from '../../stock/phones/unitValues.ts';
import type { Deal } from './slip.ts';

/** Payment terms of a lot. */
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
export function goodsOfLot({ ramSimDetails }: Lot): GoodsNamed {
  const models = [
    ...new Set(ramSimDetails.map(({ companyName, modelName }) => `${companyName} ${modelName}`)),
  ];
  return {
    phones: lotQuantity(ramSimDetails),
    ...(models[0] !== undefined && { phone: models[0] }),
    more: models.length - 1,
  };
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
    sim_option: entry.simOption,
    ...factColumns(phoneFieldsOn('lotEntry'), entry),
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
  /** Prefix of its field names. */
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

const LOT_FIELDS = [...phoneFieldsOn('lotEntry'), ...phoneFieldsOn('lotPhone')];

/** Columns of a row's phone. Facts missing in the row come from its entry. */
export function unitColumns({ entry, row, entryPosition, rowPosition }: LotRow) {
  return {
    imei1: row.imei1,
    imei2: row.imei2 ?? null,
    company_name: entry.companyName,
    model_name: entry.modelName,
    ...factColumns(LOT_FIELDS, row, entry),
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
    demand_price: null,
    final_price: null,
    source: 'bulk',
    purchase_id: purchaseId,
    sale_id: null,
    acquired_on: date,
  };
}

/**
 * The refusal naming every faulty field of a lot in row order. A conflict when only the stock is the
 * obstacle.
 */
export function refusedLot(wrong: Record<string, Refusal>, taken: Record<string, Refusal>): HttpError {
  const fields = Object.fromEntries(
    Object.entries({ ...taken, ...wrong }).sort(([a], [b]) => compareFields.compare(a, b)),
  );
  const { refusal: first } = refusedFields(fields);
  const others = Object.keys(fields).length - 1;
  const all = others > 0 ? refusal('several-refused', { first, others }) : first;
  return (Object.keys(wrong).length > 0 ? new Refused(all) : new Conflict(all)).naming(fields);
}

/** `imeiNumbers.2` before `imeiNumbers.10`. */
const compareFields = new Intl.Collator('en', { numeric: true });

const SPLIT_FIELDS: Record<string, string> = {
  pocketCash: 'amountFromPocket',
  accountCash: 'amountFromBank',
};

/** Names the fields of a refusal as a lot names them: the books say `pocketCash` where a lot says `amountFromPocket`. */
export function inLotsWords<Result>(work: Promise<Result>): Promise<Result> {
  return inWordsOf(SPLIT_FIELDS, work);
}
