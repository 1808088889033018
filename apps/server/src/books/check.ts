import { saleLines, sum } from '@handset/domain';
import { accessoriesAgree } from '../accessories/accessoriesAgree.ts';
import { committeesAgree } from '../committees/committeesAgree.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { expensesAgree } from '../expenses/expensesAgree.ts';
import { purchasesAgree } from '../purchases/purchasesAgree.ts';
import { imeisAgree, unitsAgree } from '../stock/unitsAgree.ts';
import { walletsAgree } from '../wallet/walletsAgree.ts';
import { accountsAgree } from './accountsAgree.ts';
import { chainAgrees } from './chainAgrees.ts';
import { JournalLines } from './JournalLines.ts';
import { numbersAgree } from './numbersAgree.ts';
import { equals, type LinesByEntry, paidBy, posted } from './proof.ts';

type Lines = LinesByEntry;

/**
 * Proves the shop's books against everything else that it keeps: the chain of entries, the documents behind them, the
 * stock, the accessories and the wallets. Returns a sentence for each thing that does not hold; none when all is well.
 * Each capability proves its own part in its folder; the journal is read once, a part at a time, and handed to all.
 */
export async function checkBooks(shop: ShopReader): Promise<string[]> {
  const lines = await JournalLines.read(shop);
  const sums = lines.sums();
  const balances = new Map([...sums].map(([account, { debit, credit }]) => [account, debit - credit]));
  return [
    ...(await chainAgrees(shop, lines)),
    ...(await numbersAgree(shop)),
    ...(await accountsAgree(shop, sums)),
    ...(await purchasesAgree(shop, lines)),
    ...(await salesAgree(shop, lines)),
    ...(await partiesAgree(shop, lines)),
    ...(await unitsAgree(shop, lines, balances)),
    ...(await imeisAgree(shop)),
    ...(await accessoriesAgree(shop, lines, balances)),
    ...(await expensesAgree(shop, lines, balances)),
    ...(await committeesAgree(shop, lines, balances)),
    ...(await walletsAgree(shop, sums.keys())),
  ];
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
