import {
  type AccountId,
  balanceSheet,
  balancesOf,
  formatMoney,
  type JournalLine,
  type Leg,
  paymentLegs,
  purchaseLines,
  reverseLines,
  saleLines,
  sum,
} from '@handset/domain';
import { accessoriesAgree } from '../accessories/accessoriesAgree.ts';
import { committeesAgree } from '../committees/committeesAgree.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { expensesAgree } from '../expenses/expensesAgree.ts';
import { entryHash, GENESIS, isMoney } from './post.ts';
import { equals } from './proof.ts';

type Lines = Map<number, JournalLine[]>;

/**
 * Proves the shop's books against everything else that it keeps: the chain of entries, the documents behind them, the
 * stock, the accessories and the wallets. Returns a sentence for each thing that does not hold; none when all is well.
 */
export async function checkBooks(shop: ShopReader): Promise<string[]> {
  const lines = await linesByEntry(shop);
  const balances = balancesOf([...lines.values()].flat());
  return [
    ...(await chain(shop, lines)),
    ...(await numbers(shop)),
    ...(await purchasesAgree(shop, lines)),
    ...(await salesAgree(shop, lines)),
    ...(await partiesAgree(shop, lines)),
    ...(await unitsAgree(shop, balances)),
    ...(await imeisAgree(shop)),
    ...(await accessoriesAgree(shop, lines, balances)),
    ...(await expensesAgree(shop, lines, balances)),
    ...(await committeesAgree(shop, lines, balances)),
    ...(await walletsAgree(shop, balances)),
    ...equals('Assets, less liabilities and equity,', balanceSheet(balances).difference, 0),
  ];
}

async function linesByEntry(shop: ShopReader): Promise<Lines> {
  const rows = await shop
    .selectFrom('journal_lines')
    .select(['entry_number', 'debit', 'credit', 'amount'])
    .orderBy('entry_number')
    .orderBy('position')
    .execute();
  const lines: Lines = new Map();
  for (const { entry_number, debit, credit, amount } of rows) {
    const line = { debit: debit as AccountId, credit: credit as AccountId, amount };
    const entry = lines.get(entry_number);
    if (entry) entry.push(line);
    else lines.set(entry_number, [line]);
  }
  return lines;
}

/** Every entry follows the one before, and says what it said when it was written. */
async function chain(shop: ShopReader, lines: Lines): Promise<string[]> {
  const entries = await shop.selectFrom('journal_entries').selectAll().orderBy('number').execute();
  const broken: string[] = [];
  let previous = GENESIS;
  for (const [index, { prev_hash, hash, ...entry }] of entries.entries()) {
    const own = lines.get(entry.number) ?? [];
    if (entry.number !== index + 1) broken.push(`Entry ${index + 1} is missing`);
    if (own.length === 0) broken.push(`Entry ${entry.number} moves nothing`);
    if (prev_hash !== previous) broken.push(`Entry ${entry.number} does not follow the one before it`);
    if (hash !== entryHash(prev_hash, entry, own)) broken.push(`Entry ${entry.number} was changed`);
    if (entry.reverses !== null && !same(own, reverseLines(lines.get(entry.reverses) ?? [])))
      broken.push(`Entry ${entry.number} does not undo entry ${entry.reverses} exactly`);
    previous = hash;
  }
  const strays = await shop
    .selectFrom('journal_lines')
    .innerJoin('journal_entries', 'journal_entries.number', 'journal_lines.entry_number')
    .select('journal_lines.entry_number')
    .whereRef('journal_lines.date', '<>', 'journal_entries.date')
    .execute();
  return [...broken, ...strays.map((line) => `Entry ${line.entry_number} has a line of another date`)];
}

/** Entries, slips and invoices are numbered from 1 without a gap. */
async function numbers(shop: ShopReader): Promise<string[]> {
  const counters = await shop.selectFrom('counters').select(['name', 'value']).execute();
  const last = new Map(counters.map(({ name, value }) => [name, value]));
  const series = {
    entry: shop.selectFrom('journal_entries').select('number'),
    slip: shop.selectFrom('purchases').select('slip_number as number'),
    invoice: shop.selectFrom('sales').select('invoice_number as number'),
  };
  const broken: string[] = [];
  for (const [name, query] of Object.entries(series)) {
    const given = new Set((await query.execute()).map(({ number }) => number));
    for (let number = 1; number <= (last.get(name) ?? 0); number += 1)
      if (!given.delete(number)) broken.push(`The ${name} number ${number} is missing`);
    for (const number of given) broken.push(`The ${name} number ${number} was never given out`);
  }
  return broken;
}

/** Each purchase posted exactly what it says, and its units cost what was paid for them. */
async function purchasesAgree(shop: ShopReader, lines: Lines): Promise<string[]> {
  const documents = await shop.selectFrom('purchases').selectAll().execute();
  const units = await shop
    .selectFrom('units')
    .select(['purchase_id', 'cost'])
    .where('purchase_id', 'is not', null)
    .execute();
  const unitsOf = Map.groupBy(units, (unit) => unit.purchase_id);
  return documents.flatMap((purchase) => {
    const slip = `Slip ${purchase.slip_number}`;
    const says = () =>
      purchaseLines({
        cost: purchase.total,
        payment: paidBy(purchase),
        party: purchase.person_id,
        later: purchase.payable_later,
      });
    return [
      ...posted(slip, purchase.entry_number, says, lines),
      ...equals(
        `The cost of the phones of ${slip}`,
        sum((unitsOf.get(purchase.id) ?? []).map((unit) => unit.cost)),
        purchase.total,
      ),
    ];
  });
}

/** Each sale posted exactly what it says: its prices, its units at their own cost, the phone taken in at its value. */
async function salesAgree(shop: ShopReader, lines: Lines): Promise<string[]> {
  const documents = await shop.selectFrom('sales').selectAll().execute();
  const units = await shop
    .selectFrom('sale_units')
    .innerJoin('units', 'units.id', 'sale_units.unit_id')
    .select(['sale_units.sale_id', 'price', 'sale_units.cost', 'units.cost as unit_cost', 'acquired_on'])
    .execute();
  const accessories = await shop
    .selectFrom('sale_accessories')
    .select(['sale_id', 'quantity', 'price', 'cost'])
    .execute();
  const taken = await shop.selectFrom('units').select(['id', 'sale_id', 'cost']).execute();
  const unitsOf = Map.groupBy(units, (unit) => unit.sale_id);
  const accessoriesOf = Map.groupBy(accessories, (row) => row.sale_id);
  const takenById = new Map(taken.map((unit) => [unit.id, unit]));
  return documents.flatMap((sale) => {
    const invoice = `Invoice ${sale.invoice_number}`;
    const sold = unitsOf.get(sale.id) ?? [];
    const extras = accessoriesOf.get(sale.id) ?? [];
    const exchanged = takenById.get(sale.exchange_unit_id ?? '');
    const says = () =>
      saleLines({
        phones: sale.phones_total,
        accessories: sale.accessories_total,
        phonesCost: sum(sold.map((unit) => unit.cost)),
        accessoriesCost: sum(extras.map((row) => row.cost)),
        payment: paidBy(sale),
        moneyOut: sale.received < 0,
        exchange: sale.exchange_value,
        party: sale.person_id,
        later: sale.payable_later,
      });
    return [
      ...posted(invoice, sale.entry_number, says, lines),
      ...equals(`The phones of ${invoice}`, sum(sold.map((unit) => unit.price)), sale.phones_total),
      ...equals(
        `The accessories of ${invoice}`,
        sum(extras.map((row) => row.quantity * row.price)),
        sale.accessories_total,
      ),
      ...equals(`The phone taken in by ${invoice}`, exchanged?.cost ?? 0, sale.exchange_value),
      ...(exchanged && exchanged.sale_id !== sale.id ? [`${invoice} did not take in its own phone`] : []),
      ...sold
        .filter((unit) => unit.cost !== unit.unit_cost || unit.acquired_on > sale.date)
        .map(() => `${invoice} sold a phone at another cost than its own, or before it came`),
    ];
  });
}

/** A party's balance is its documents and payments, and nothing else moves it. */
async function partiesAgree(shop: ShopReader, lines: Lines): Promise<string[]> {
  const entries = await shop
    .selectFrom('journal_entries')
    .select(['number', 'event', 'person_id', 'ref_type', 'ref_id'])
    .execute();
  const documents = new Set<string>();
  for (const table of ['purchases', 'sales'] as const)
    for (const { id } of await shop.selectFrom(table).select('id').execute()) documents.add(id);
  const persons = new Set((await shop.selectFrom('persons').select('id').execute()).map(({ id }) => id));
  const mayMoveParties = new Set(['purchase', 'sale', 'accessory-purchase', 'payment-in', 'payment-out']);
  return entries.flatMap(({ number, event, person_id, ref_type, ref_id }) => {
    const parties = (lines.get(number) ?? [])
      .flatMap(({ debit, credit }) => [debit, credit])
      .filter((account) => account.startsWith('party:'))
      .map((account) => account.slice('party:'.length));
    const hasDocument = ref_type !== 'purchase' && ref_type !== 'sale' ? true : documents.has(ref_id ?? '');
    return [
      ...(hasDocument ? [] : [`Entry ${number} belongs to no ${ref_type}`]),
      ...parties
        .filter((party) => party !== person_id || !persons.has(party) || !mayMoveParties.has(event))
        .map(() => `Entry ${number} (${event}) moves the balance of a party that it does not name`),
    ];
  });
}

/** The phones in the shop's hands are worth what the books say; each unit is in one state and sold at most once. */
async function unitsAgree(shop: ShopReader, balances: ReadonlyMap<AccountId, number>): Promise<string[]> {
  const units = await shop.selectFrom('units').select(['id', 'imei1', 'cost', 'state']).execute();
  const sold = await shop.selectFrom('sale_units').select('unit_id').where('is_live', '=', 1).execute();
  const soldTimes = Map.groupBy(sold, (row) => row.unit_id);
  return [
    ...equals(
      'The cost of the phones in stock',
      sum(units.filter(({ state }) => isHeld(state)).map(({ cost }) => cost)),
      balances.get('stock:phones') ?? 0,
    ),
    ...units
      .filter(({ id, state }) => (soldTimes.get(id)?.length ?? 0) !== (state === 'sold' ? 1 : 0))
      .map(({ imei1, state }) => `The phone ${imei1} is ${state}, which its sales contradict`),
  ];
}

/** Every unit bears its own IMEIs, and none is in stock twice. */
async function imeisAgree(shop: ShopReader): Promise<string[]> {
  const units = await shop.selectFrom('units').select(['id', 'imei1', 'imei2', 'state']).execute();
  const rows = await shop.selectFrom('unit_imeis').select(['unit_id', 'slot', 'imei', 'in_stock']).execute();
  const rowsOf = Map.groupBy(rows, (row) => row.unit_id);
  const held = rows.filter((row) => row.in_stock === 1).map((row) => row.imei);
  const twice = held.filter((imei, index) => held.indexOf(imei, index + 1) !== -1);
  return [
    ...twice.map((imei) => `The IMEI ${imei} is in stock twice`),
    ...units
      .filter(({ id, imei1, imei2, state }) => {
        const own = rowsOf.get(id) ?? [];
        const slot = (wanted: 1 | 2) => own.find((row) => row.slot === wanted)?.imei ?? null;
        const isListed = own.every((row) => (row.in_stock === 1) === isHeld(state));
        return slot(1) !== imei1 || slot(2) !== imei2 || !isListed;
      })
      .map(({ imei1 }) => `The IMEIs of the phone ${imei1} are not listed as they are`),
  ];
}

/** Money is where the shop has a drawer or a bank for it, and not below zero where that is not allowed. */
async function walletsAgree(shop: ShopReader, balances: ReadonlyMap<AccountId, number>): Promise<string[]> {
  const banks = new Set(
    (await shop.selectFrom('banks').select('id').execute()).map(({ id }) => `bank:${id}`),
  );
  const wallets = [...balances].filter(([account]) => isMoney(account));
  return [
    ...wallets
      .filter(([account]) => account !== 'cash:pocket' && !banks.has(account))
      .map(([account]) => `The books know ${account}, the shop does not`),
    ...(shop.session.shop.allowsNegativeCash ? [] : wallets)
      .filter(([, balance]) => balance < 0)
      .map(([account, balance]) => `${account} holds ${formatMoney(balance)}`),
  ];
}

function paidBy(document: { pocket_cash: number; account_cash: number; bank_id: string | null }): Leg[] {
  return paymentLegs({
    pocketCash: document.pocket_cash,
    accountCash: document.account_cash,
    bankAccountUsed: document.bank_id ?? undefined,
  });
}

/** Whether a unit is in the shop's hands, and so worth its cost to it. */
function isHeld(state: string): boolean {
  return state === 'in-stock' || state === 'dispatched';
}

function posted(document: string, entry: number, says: () => JournalLine[], lines: Lines): string[] {
  try {
    return same(lines.get(entry) ?? [], says())
      ? []
      : [`${document} did not post what it says (entry ${entry})`];
  } catch (error) {
    if (error instanceof RangeError) return [`${document} does not add up`];
    throw error;
  }
}

function same(one: readonly JournalLine[], other: readonly JournalLine[]): boolean {
  return (
    one.length === other.length &&
    one.every((line, index) => {
      const against = other[index];
      return (
        line.debit === against?.debit && line.credit === against.credit && line.amount === against.amount
      );
    })
  );
}
