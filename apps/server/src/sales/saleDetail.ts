import {
  type Bank,
  type Picture,
  type SaleDetail,
  toRupees,
  WARRANTIES,
  type Warranty,
  warrantyEnd,
} from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { picturesOf } from '../files/pictures.ts';
import { NotFound } from '../http/errors.ts';
import { dispatchNumber } from '../lists/documentNumbers.ts';
import { requireBank } from '../wallet/wallet.ts';
import { saleReturns } from './saleReturns.ts';
import {
  billsOf,
  type SaleBill,
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
  bill: SaleBill | undefined;
  payments: SaleDetail['payments'];
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

/** A sale, whole, from what was read of it. */
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
      price: toRupees(row.price),
      amount: toRupees(row.price * row.quantity),
    })),
    phonesTotal: toRupees(record.phones_total),
    accessoriesTotal: toRupees(record.accessories_total),
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
          value: toRupees(record.exchange_value),
          isReturned: returns.some(({ exchangeValue }) => exchangeValue > 0),
        }
      : null,
    pocketCash: toRupees(record.pocket_cash),
    accountCash: toRupees(record.account_cash),
    bank: parts.bank,
    moneyOut: record.received < 0,
    payableAmountLaterDate: record.due_date,
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
    price: toRupees(unit.price),
    warrantyEnd: back ? null : (warrantyEnd(soldOn, warranty) ?? null),
    returned: back ? { _id: back._id, date: back.date } : null,
  };
}

/** One sale with everything that its invoice prints. @throws NotFound in any shop but its own. */
export async function saleDetail(shop: ShopReader, id: string): Promise<SaleDetail> {
  const record = await selectSales(shop).where('sales.id', '=', id).executeTakeFirst();
  if (!record) throw new NotFound('There is no such sale in this shop');
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

/** What a sale on credit left to be paid, and what settled it since. */
export async function settlementOf(
  shop: ShopReader,
  { id, payable_later }: Pick<SaleRecord, 'id' | 'payable_later'>,
): Promise<Pick<SaleParts, 'bill' | 'payments'>> {
  const bill = payable_later > 0 ? (await billsOf(shop, [id])).get(id) : undefined;
  if (!bill || bill.paid === 0) return { bill, payments: [] };
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
    amount: toRupees(row.amount),
  }));
  return { bill, payments };
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
