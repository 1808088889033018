import {
  type Bank,
  type Picture,
  type SaleDetail,
  WARRANTIES,
  type Warranty,
  warrantyEnd,
} from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { picturesOf } from '../../base/files/pictures.ts';
import { NotFound } from '../../base/http/errors.ts';
import { dispatchNumber } from '../../base/lists/documentNumbers.ts';
import { balancesAfter } from '../../books/accountEntries.ts';
import { booksOf, type OneDocumentBooks } from '../../books/documentBooks.ts';
import { cnicOf } from '../../money/parties/identity.ts';
import { requireBank } from '../../money/wallet/wallet.ts';
import { saleReturns } from './saleReturns.ts';
import {
  type SaleRecord,
  type SoldAccessories,
  type SoldUnit,
  saleRowOf,
  selectSales,
  soldAccessories,
  soldUnits,
} from './saleRows.ts';

/** Everything that was read of a sale, or is in hand when it is made. */
export interface SaleParts {
  record: SaleRecord;
  units: readonly Omit<SoldUnit, 'sale_id'>[];
  accessories: readonly Omit<SoldAccessories, 'sale_id'>[];
  /** The phone taken in exchange. */
  exchange: ExchangeUnit | undefined;
  bank: Bank | null;
  books: OneDocumentBooks | undefined;
  payments: SaleDetail['payments'];
  account: SaleDetail['account'];
  returns: SaleDetail['returns'];
  dispatch: SaleDetail['dispatch'];
  pictures: Picture[];
}

/** A phone taken in exchange as answers show it. */
export interface ExchangeUnit {
  id: string;
  imei1: string;
  imei2: string | null;
  company_name: string;
  model_name: string;
  ram_memory: string | null;
  color: string | null;
  specifications: string | null;
}

/** Builds a complete sale from its parts. */
export function saleDetailOf(shop: ShopReader, parts: SaleParts): SaleDetail {
  const { record, units, accessories, exchange, returns } = parts;
  const warranty = WARRANTIES.find((known) => known === record.warranty) ?? 'No Warranty';
  return {
    ...saleRowOf(shop, parts),
    warranty: record.warranty,
    units: units.map((unit) => soldUnitOf(unit, record.date, warranty, returns)),
    accessories: accessories.map((row) => ({
      _id: row.accessory_id,
      accessoryName: row.name,
      quantity: row.quantity,
      returnedQuantity: row.returned_quantity,
      price: row.price,
      amount: row.price * row.quantity,
    })),
    phonesTotal: record.phones_total,
    accessoriesTotal: record.accessories_total,
    exchange: exchange
      ? {
          _id: exchange.id,
          imei1: exchange.imei1,
          imei2: exchange.imei2,
          companyName: exchange.company_name,
          modelName: exchange.model_name,
          ramMemory: exchange.ram_memory,
          color: exchange.color,
          specifications: exchange.specifications,
          cnic: cnicOf(shop, record.exchange_cnic),
          isApprovedFromEgadgets: record.exchange_egadget === 1,
          value: record.exchange_value,
          isReturned: returns.some(({ exchangeValue }) => exchangeValue > 0),
        }
      : null,
    pocketCash: record.pocket_cash,
    accountCash: record.account_cash,
    bank: parts.bank,
    moneyOut: record.received < 0,
    payableAmountLaterDate: record.due_date,
    account: parts.account,
    payments: parts.payments,
    returns,
    dispatch: parts.dispatch,
    version: record.version,
    pictures: parts.pictures,
  };
}

function soldUnitOf(
  unit: Omit<SoldUnit, 'sale_id'>,
  soldOn: string,
  warranty: Warranty,
  returns: SaleDetail['returns'],
): SaleDetail['units'][number] {
  const back = returns.find(({ _id }) => _id === unit.return_id);
  return {
    _id: unit.id,
    imei1: unit.imei1,
    imei2: unit.imei2,
    companyName: unit.company_name,
    modelName: unit.model_name,
    ramMemory: unit.ram_memory,
    color: unit.color,
    condition: unit.condition,
    specifications: unit.specifications,
    price: unit.price,
    warrantyEnd: back ? null : (warrantyEnd(soldOn, warranty) ?? null),
    returned: back ? { _id: back._id, date: back.date } : null,
  };
}

/** One sale with everything that its invoice prints. @throws NotFound in any shop but its own. */
export async function saleDetail(shop: ShopReader, id: string): Promise<SaleDetail> {
  const record = await selectSales(shop).where('sales.id', '=', id).executeTakeFirst();
  if (!record) throw new NotFound('sale-unknown');
  const units = await soldUnits(shop, [id]);
  return saleDetailOf(shop, {
    record,
    units,
    accessories: await soldAccessories(shop, [id]),
    exchange: record.exchange_unit_id ? await exchangeUnit(shop, record.exchange_unit_id) : undefined,
    bank: record.bank_id ? await requireBank(shop, record.bank_id) : null,
    ...(await settlementOf(shop, record)),
    returns: record.status === 'posted' ? [] : await saleReturns(shop, id, units),
    dispatch: record.dispatch_id ? await dispatchOf(shop, record.dispatch_id) : null,
    pictures: await picturesOf(shop, 'sale', id),
  });
}

function exchangeUnit(shop: ShopReader, id: string): Promise<ExchangeUnit> {
  return shop
    .selectFrom('units')
    .select(['id', 'imei1', 'imei2', 'company_name', 'model_name', 'ram_memory', 'color', 'specifications'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Unpaid amount of a sale on credit, its later settlement, and the customer's balance with it. */
export async function settlementOf(
  shop: ShopReader,
  record: SaleRecord,
): Promise<Pick<SaleParts, 'books' | 'payments' | 'account'>> {
  const { id, payable_later, status } = record;
  if (payable_later === 0 && status === 'posted') return { books: undefined, payments: [], account: null };
  const books = (await booksOf(shop, 'sale', [id])).get(id);
  const settled = await shop
    .selectFrom('allocations')
    .innerJoin('party_credits', 'party_credits.id', 'allocations.credit_id')
    .select(['party_credits.id', 'party_credits.source', 'party_credits.date', 'allocations.amount'])
    .where('allocations.target', '=', 'bill')
    .where('allocations.target_id', '=', id)
    .orderBy('party_credits.date')
    .orderBy('party_credits.id')
    .execute();
  const payments = settled.map((row) => ({
    _id: row.id,
    source: row.source,
    date: row.date,
    amount: row.amount,
  }));
  return { books, payments, account: await accountOf(shop, record) };
}

/** The customer's balance before a sale on credit and after it, in the order of the ledger. */
async function accountOf(
  shop: ShopReader,
  { person_id, date, entry_number, payable_later }: SaleRecord,
): Promise<SaleDetail['account']> {
  if (payable_later === 0) return null;
  const balances = await balancesAfter(shop, `party:${person_id}`, [{ date, number: entry_number }]);
  const after = balances.get(entry_number) ?? 0;
  return { before: after - payable_later, after };
}

/** The dispatch that a sale settled. */
export async function dispatchOf(shop: ShopReader, id: string): Promise<SaleDetail['dispatch']> {
  const { number } = await shop
    .selectFrom('dispatches')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { _id: id, number: dispatchNumber(number) };
}
