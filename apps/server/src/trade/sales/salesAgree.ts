import { dayText, saleLines, saleReturnLines, sum } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { equals, type LinesByEntry, paidBy, posted } from '../../books/proofs/proof.ts';

/**
 * Proves that each sale posted its prices, its units at their own cost and the exchanged phone at its value;
 * that each return posted exactly its goods, and agrees with its units and accessories; and that a void sale
 * left nothing behind. So the entries of a sale add up to its current content less returns.
 */
export async function salesAgree(shop: ShopReader, lines: LinesByEntry): Promise<string[]> {
  const read = await readSales(shop);
  return read.flatMap((sale) => [
    ...saleAgrees(sale, lines),
    ...sale.returns.flatMap((row) => returnAgrees(sale, row, lines)),
    ...standingAgrees(sale),
    ...balanceAgrees(sale),
  ]);
}

type Read = Awaited<ReturnType<typeof readSales>>[number];
type Return = Read['returns'][number];

/** Every sale of the shop with all that belongs to it. */
async function readSales(shop: ShopReader) {
  const sales = await shop.selectFrom('sales').selectAll().execute();
  const units = await shop
    .selectFrom('sale_units')
    .innerJoin('units', 'units.id', 'sale_units.unit_id')
    .select([
      'sale_units.sale_id',
      'sale_units.unit_id',
      'sale_units.price',
      'sale_units.cost',
      'sale_units.return_id',
      'sale_units.is_live',
      'units.cost as unit_cost',
      'units.acquired_on',
    ])
    .execute();
  const accessories = await shop.selectFrom('sale_accessories').selectAll().execute();
  const taken = await shop
    .selectFrom('units')
    .innerJoin('sales', 'sales.exchange_unit_id', 'units.id')
    .select(['sales.id as taken_by', 'units.sale_id', 'units.cost', 'units.state'])
    .execute();
  const returns = await shop.selectFrom('sale_returns').selectAll().orderBy('entry_number').execute();
  const accessoriesBack = await shop.selectFrom('sale_return_accessories').selectAll().execute();
  const moved = await shop
    .selectFrom('accessory_movements')
    .select((row) => [
      'ref_id',
      'accessory_id',
      row.fn.sum<number>('quantity').as('quantity'),
      row.fn.sum<number>('amount').as('amount'),
    ])
    .where('ref_type', '=', 'sale')
    .groupBy(['ref_id', 'accessory_id'])
    .execute();
  const bills = await shop
    .selectFrom('bills')
    .select(['id', 'person_id', 'side', 'amount'])
    .where('document_type', '=', 'sale')
    .execute();
  const credits = await shop
    .selectFrom('party_credits')
    .select(['id', 'person_id', 'side', 'amount'])
    .where('source', '=', 'return')
    .execute();
  const entries = await shop
    .selectFrom('journal_entries')
    .select(['number', 'ref_id', 'reverses'])
    .where('ref_type', '=', 'sale')
    .orderBy('number')
    .execute();
  const unitsOf = Map.groupBy(units, (unit) => unit.sale_id);
  const accessoriesOf = Map.groupBy(accessories, (row) => row.sale_id);
  const returnsOf = Map.groupBy(returns, (row) => row.sale_id);
  const backOf = Map.groupBy(accessoriesBack, (row) => row.return_id);
  const takenBy = new Map(taken.map((unit) => [unit.taken_by, unit]));
  const movedOf = Map.groupBy(moved, (row) => row.ref_id);
  const billOf = new Map(bills.map((bill) => [bill.id, bill]));
  const creditOf = new Map(credits.map((credit) => [credit.id, credit]));
  const entriesOf = Map.groupBy(entries, (entry) => entry.ref_id);
  return sales.map((sale) => ({
    ...sale,
    invoice: `Invoice ${sale.invoice_number}`,
    units: unitsOf.get(sale.id) ?? [],
    accessories: accessoriesOf.get(sale.id) ?? [],
    taken: takenBy.get(sale.id),
    returns: (returnsOf.get(sale.id) ?? []).map((row) => ({
      ...row,
      accessories: backOf.get(row.id) ?? [],
      credit: creditOf.get(row.id),
    })),
    moved: movedOf.get(sale.id) ?? [],
    bill: billOf.get(sale.id),
    entries: entriesOf.get(sale.id) ?? [],
  }));
}

/** The sale as it was made. */
function saleAgrees(sale: Read, lines: LinesByEntry): string[] {
  const { invoice, units, accessories, taken } = sale;
  const phonesCost = sum(units.map(({ cost }) => cost));
  const accessoriesCost = sum(accessories.map(({ cost }) => cost));
  const says = () =>
    saleLines({
      phones: sale.phones_total,
      accessories: sale.accessories_total,
      phonesCost,
      accessoriesCost,
      payment: paidBy(sale),
      moneyOut: sale.received < 0,
      exchange: sale.exchange_value,
      party: sale.person_id,
      later: sale.payable_later,
    });
  return [
    ...posted(invoice, sale.entry_number, says, lines),
    ...equals(`The phones of ${invoice}`, sum(units.map(({ price }) => price)), sale.phones_total),
    ...equals(
      `The accessories of ${invoice}`,
      sum(accessories.map((row) => row.quantity * row.price)),
      sale.accessories_total,
    ),
    ...equals(`The cost of ${invoice}`, phonesCost + accessoriesCost, sale.cost_total),
    ...(units.length === sale.phones_count ? [] : [`${invoice} counts other phones than it sold`]),
    ...equals(`The phone taken in by ${invoice}`, taken?.cost ?? 0, sale.exchange_value),
    ...(taken && taken.sale_id !== sale.id ? [`${invoice} did not take in its own phone`] : []),
    ...units
      .filter((unit) => unit.is_live === 1)
      .filter((unit) => unit.cost !== unit.unit_cost || unit.acquired_on > sale.date)
      .map(() => `${invoice} sold a phone at another cost than its own, or before it came`),
  ];
}

/** Proves that one return agrees with its lines. */
function returnAgrees(sale: Read, row: Return, lines: LinesByEntry): string[] {
  const what = `The ${row.kind} of ${dayText(row.date, 'en')} on ${sale.invoice}`;
  const units = sale.units.filter((unit) => unit.return_id === row.id);
  const phonesCost = sum(units.map(({ cost }) => cost));
  const accessoriesCost = sum(row.accessories.map(({ cost }) => cost));
  const strays = row.accessories.filter(({ position, accessory_id, price }) => {
    const sold = sale.accessories.find((accessory) => accessory.position === position);
    return sold?.accessory_id !== accessory_id || sold.price !== price;
  });
  const says = () =>
    saleReturnLines({
      phones: row.phones_total,
      accessories: row.accessories_total,
      phonesCost,
      accessoriesCost,
      exchange: row.exchange_value,
      payment: paidBy(row),
      party: sale.person_id,
    });
  return [
    // A void is the reversal of the sale's own entry, which the chain of entries proves to be exact.
    ...(row.kind === 'return'
      ? posted(what, row.entry_number, says, lines)
      : sale.entries
          .filter(({ number }) => number === row.entry_number)
          .filter(({ reverses }) => reverses !== sale.entry_number)
          .map(() => `${what} did not undo its entry`)),
    ...equals(`The phones of ${what}`, sum(units.map(({ price }) => price)), row.phones_total),
    ...equals(
      `The accessories of ${what}`,
      sum(row.accessories.map(({ quantity, price }) => quantity * price)),
      row.accessories_total,
    ),
    ...equals(`The cost of ${what}`, phonesCost + accessoriesCost, row.cost_total),
    ...strays.map(() => `${what} took back an accessory that was not sold so`),
    ...(row.date < sale.date ? [`${what} was before the sale`] : []),
  ];
}

/** Proves that a sale's return totals equal its returns. */
function standingAgrees(sale: Read): string[] {
  const { invoice, returns } = sale;
  const isVoid = returns.some(({ kind }) => kind === 'void');
  const left = [
    ...sale.units.filter(({ is_live }) => is_live === 1),
    ...sale.accessories.filter((row) => row.returned_quantity < row.quantity),
  ];
  const status = isVoid
    ? 'void'
    : returns.length === 0
      ? 'posted'
      : left.length > 0
        ? 'part-returned'
        : 'returned';
  const wentBack = sum(returns.map((row) => row.exchange_value));
  const known = new Set(returns.map(({ id }) => id));
  const posts = [sale.entry_number, ...returns.map((row) => row.entry_number)].sort((a, b) => a - b);
  return [
    ...(posts.join() === sale.entries.map(({ number }) => number).join()
      ? []
      : [`${invoice} has other entries in the books than its own and its returns'`]),
    ...(sale.status === status
      ? []
      : [`${invoice} says that it is ${sale.status}, its returns say ${status}`]),
    ...(isVoid && (returns.length > 1 || left.length > 0) ? [`${invoice} is void, but not as a whole`] : []),
    ...equals(
      `What came back of ${invoice}`,
      sale.returned_total,
      sum(returns.map((row) => row.phones_total + row.accessories_total)),
    ),
    ...equals(
      `The cost of what came back of ${invoice}`,
      sale.returned_cost,
      sum(returns.map((row) => row.cost_total)),
    ),
    ...equals(`What was refunded of ${invoice}`, sale.refunded, sum(returns.map(refunded))),
    ...sale.units
      .filter(({ is_live, return_id }) => (is_live === 1) !== (return_id === null || !known.has(return_id)))
      .map(() => `A phone of ${invoice} came back by no return of it`),
    ...sale.accessories.flatMap((row) => accessoryAgrees(sale, row)),
    ...(wentBack === 0 || wentBack === sale.exchange_value
      ? []
      : [`The phone taken in by ${invoice} went back at another value`]),
    ...(sale.taken && (sale.taken.state === 'void') !== wentBack > 0
      ? [`The phone taken in by ${invoice} is ${sale.taken.state}, which its returns contradict`]
      : []),
  ];
}

/** The money that a return paid back; negative where the customer paid. */
function refunded(row: Return): number {
  const due = row.phones_total + row.accessories_total - row.exchange_value;
  const money = row.pocket_cash + row.account_cash;
  return due < 0 ? -money : money;
}

/** A row of accessories left the stock, and came back, as its returns and its movements say. */
function accessoryAgrees(sale: Read, row: Read['accessories'][number]): string[] {
  const back = sale.returns.flatMap(({ accessories }) =>
    accessories.filter(({ position }) => position === row.position),
  );
  const alike = sale.accessories.filter(({ accessory_id }) => accessory_id === row.accessory_id);
  const moved = sale.moved.find(({ accessory_id }) => accessory_id === row.accessory_id);
  const gone = (of: typeof alike) => sum(of.map((it) => it.quantity - it.returned_quantity));
  const goneCost = (of: typeof alike) => sum(of.map((it) => it.cost - it.returned_cost));
  const isRight =
    row.returned_quantity === sum(back.map(({ quantity }) => quantity)) &&
    row.returned_quantity <= row.quantity &&
    row.returned_cost === sum(back.map(({ cost }) => cost)) &&
    (row.returned_quantity < row.quantity || row.returned_cost === row.cost) &&
    gone(alike) === -(moved?.quantity ?? 0) &&
    goneCost(alike) === -(moved?.amount ?? 0);
  return isRight ? [] : [`${row.name} on ${sale.invoice} did not leave or come back as it says`];
}

/**
 * Proves that the unpaid part of a sale is its bill, and that the amounts its returns took off the balance
 * are credits.
 */
function balanceAgrees(sale: Read): string[] {
  const { invoice, bill } = sale;
  const owed = sale.status === 'void' ? 0 : sale.payable_later;
  return [
    ...equals(`The bill of ${invoice}`, bill?.amount ?? 0, owed),
    ...(bill && (bill.person_id !== sale.person_id || bill.side !== 'receivable')
      ? [`The bill of ${invoice} is not its customer's`]
      : []),
    ...sale.returns
      .filter(({ kind }) => kind === 'return')
      .flatMap((row) => [
        ...equals(
          `What the return of ${dayText(row.date, 'en')} on ${invoice} took off the balance`,
          (row.credit?.side === 'payable' ? -1 : 1) * (row.credit?.amount ?? 0),
          row.off_balance,
        ),
        ...(row.credit && row.credit.person_id !== sale.person_id
          ? [`What came back of ${invoice} is credited to another party`]
          : []),
        ...equals(
          `What the return of ${dayText(row.date, 'en')} on ${invoice} paid and took off the balance`,
          refunded(row) + row.off_balance,
          row.phones_total + row.accessories_total - row.exchange_value,
        ),
      ]),
  ];
}
