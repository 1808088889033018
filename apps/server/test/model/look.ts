import { type AccountId, isProfitAccount, sum } from '@handset/domain';
import type { TestClient } from '../testing/startTestApp.ts';
import { openBills, restOfBill, restOfCredit } from './billBook.ts';
import { isInHands } from './inHand.ts';
import { balances } from './journal.ts';
import type { Names } from './Names.ts';
import { BANK, type Entry, PARTIES, type Party, type Shop } from './Shop.ts';

/** Visible state of a shop: everything that the server answers and the model can predict, in paisa. */
export interface View {
  wallet: Record<string, number>;
  parties: Record<string, { balance: number; open: string[]; ahead: string[] }>;
  /** `IMEI state cost`, oldest first within an IMEI. */
  phones: string[];
  accessories: Record<string, { quantity: number; value: number }>;
  committee: { paidIn: number; received: number };
  sheet: { difference: number; phones: number; accessories: number; profit: number };
  /** The last entries of the journal, the latest day first. */
  journal: string[];
}

/** Number of journal entries compared. */
const SHOWN = 40;

const STATES = 'in-stock,sold,dispatched,returned-to-supplier,void';

/** View of the model's shop. */
export function viewOf(shop: Shop): View {
  const all = balances(shop);
  const of = (account: AccountId) => all.get(account) ?? 0;
  return {
    wallet: { pocket: of('cash:pocket'), [BANK]: of(`bank:${BANK}`) },
    parties: Object.fromEntries(PARTIES.map((name) => [name, partyView(shop, name, of(`party:${name}`))])),
    phones: shop.units.map(({ imeis, state, cost }) => `${imeis[0]} ${state} ${cost}`).sort(),
    accessories: Object.fromEntries(
      shop.accessories.map(({ name, quantity, value }) => [name, { quantity, value }]),
    ),
    committee: {
      paidIn: sum(shop.committee.filter(({ kind }) => kind === 'instalment').map(({ amount }) => amount)),
      received: sum(shop.committee.filter(({ kind }) => kind === 'payout').map(({ amount }) => amount)),
    },
    sheet: {
      difference: 0,
      phones: sum(shop.units.filter(isInHands).map(({ cost }) => cost)),
      accessories: sum(shop.accessories.map(({ value }) => value)),
      profit: 0 - sum([...all].filter(([account]) => isProfitAccount(account)).map(([, amount]) => amount)),
    },
    journal: shop.entries
      .map((entry, index) => ({ entry, number: index + 1 }))
      .sort((a, b) =>
        a.entry.date === b.entry.date ? b.number - a.number : a.entry.date < b.entry.date ? 1 : -1,
      )
      .slice(0, SHOWN)
      .map(({ entry, number }) => entryView(entry, number)),
  };
}

function partyView(shop: Shop, party: Party, owed: number): View['parties'][string] {
  const open = (['receivable', 'payable'] as const).flatMap((side) =>
    openBills(shop, party, side).map(
      (bill) =>
        `${bill.type} ${side} ${bill.date} due ${bill.due}: ${restOfBill(shop, bill)} of ${bill.amount}`,
    ),
  );
  const ahead = (['receivable', 'payable'] as const).flatMap((side) => {
    const own = shop.credits.filter((credit) => credit.party === party && credit.side === side);
    const left = sum(own.map((credit) => restOfCredit(shop, credit)));
    return left > 0 ? [`${side} ${left}`] : [];
  });
  return { balance: owed, open: open.sort(), ahead };
}

function entryView({ event, date, lines, party, reverses }: Entry, number: number): string {
  const isCost = (account: AccountId) => account.startsWith('cost:');
  const moved = sum(
    lines.filter(({ debit, credit }) => !isCost(debit) && !isCost(credit)).map(({ amount }) => amount),
  );
  return `${number} ${event} ${date}: ${moved} ${party ?? ''} ${reverses ?? ''}`;
}

/** View of the server's shop from its answers to the owner. Also learns the phones' ids. */
export async function look(owner: TestClient, names: Names, shop: Shop): Promise<View> {
  const get = async (url: string) => {
    const { status, body } = await owner.get(url);
    if (status !== 200) throw new Error(`GET ${url} answers ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const [wallet, sheet, phones, accessories, committee, journal, people, ahead] = await Promise.all([
    get('/api/wallet'),
    get('/api/ledger/balance-sheet'),
    get(`/api/phone?state=${STATES}&limit=200`),
    get('/api/accessory/'),
    get(`/api/committee/${names.committee}`),
    get(`/api/ledger/records?limit=${SHOWN}`),
    get('/api/partyLedger/getAllNames'),
    get('/api/payablesAndReceivables/advances'),
  ]);
  const parties: View['parties'] = {};
  for (const name of PARTIES) {
    const _id = names.parties[name];
    const { data: dues } = await get(`/api/payablesAndReceivables/${_id}?limit=200`);
    const known = people.data.find((person: { _id: string }) => person._id === _id);
    parties[name] = {
      balance: paisa(known.balance),
      open: dues.bills.map(billLine).sort(),
      ahead: (['receivable', 'payable'] as const).flatMap((side) =>
        ahead.data
          .filter((row: Advance) => row.person._id === _id && row.side === side)
          .map((row: Advance) => `${side} ${paisa(row.amount)}`),
      ),
    };
  }
  nameUnits(phones.data, names, shop);
  const onSheet = (account: string) =>
    paisa(sheet.data.assets.find((line: { account: string }) => line.account === account)?.amount ?? 0);
  return {
    wallet: {
      pocket: paisa(wallet.data.pocketCash.balance),
      [BANK]: paisa(wallet.data.banks[0].balance),
    },
    parties,
    phones: phones.data
      .map((unit: Phone) => `${unit.imei1} ${unit.state} ${paisa(unit.purchasePrice)}`)
      .sort(),
    accessories: Object.fromEntries(
      accessories.data.map((row: { accessoryName: string; quantity: number; value: number }) => [
        row.accessoryName,
        { quantity: row.quantity, value: paisa(row.value) },
      ]),
    ),
    committee: { paidIn: paisa(committee.data.paidIn), received: paisa(committee.data.received) },
    sheet: {
      difference: sheet.data.difference,
      phones: onSheet('stock:phones'),
      accessories: onSheet('stock:accessories'),
      profit: paisa(
        sheet.data.equity.find((line: { account: string }) => line.account === 'equity:retained')?.amount ??
          0,
      ),
    },
    journal: journal.data.map((entry: JournalRow) =>
      [
        `${entry.entry} ${entry.event} ${entry.date}: ${paisa(entry.amount)}`,
        PARTIES.find((name) => names.parties[name] === entry.personId) ?? '',
        entry.reverses ?? '',
      ].join(' '),
    ),
  };
}

interface Phone {
  _id: string;
  imei1: string;
  state: string;
  purchasePrice: number;
}
interface Advance {
  person: { _id: string };
  side: string;
  amount: number;
}
interface JournalRow {
  entry: number;
  event: string;
  date: string;
  amount: number;
  personId: string | null;
  reverses: number | null;
}
interface BillAnswer {
  documentType: string;
  side: string;
  date: string;
  dueDate: string;
  outstanding: number;
  amount: number;
}

function billLine(bill: BillAnswer): string {
  const open = `${paisa(bill.outstanding)} of ${paisa(bill.amount)}`;
  return `${bill.documentType} ${bill.side} ${bill.date} due ${bill.dueDate}: ${open}`;
}

/** Phones that bore one IMEI after one another came in the order of their ids, in the model as on the server. */
function nameUnits(phones: readonly Phone[], names: Names, shop: Shop): void {
  const byImei = Map.groupBy(phones, ({ imei1 }) => imei1);
  for (const [imei, own] of byImei) {
    const ids = own.map(({ _id }) => _id).sort();
    const units = shop.units.filter(({ imeis }) => imeis[0] === imei);
    for (const [index, unit] of units.entries()) names.units.set(unit.key, ids[index] ?? '');
  }
}

function paisa(amount: number): number {
  return Math.round(amount * 100);
}
