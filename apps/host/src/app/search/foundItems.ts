import {
  type Accessory,
  type Found,
  formatImei,
  formatNumber,
  searchKey,
  searchWords,
} from '@handset/domain';
import type { CustomerName } from '../../features/trade/sales/useCustomerName.ts';
import { isolated } from '../../kit/format/isolated.ts';
import { phoneHref } from '../../kit/links/phoneHref.ts';
import type { FindWords } from './findWords.ts';

/** A search result with its address. */
export interface FoundItem {
  key: string;
  kind: keyof FindWords['kinds'];
  title: string;
  detail: string;
  /** Where a phone is, or how many pieces are there. */
  state?: string;
  href: string;
  /** The price of a phone in stock, or the total of an invoice; what a slip cost is not for everybody's eyes. */
  amount?: number | undefined;
  /** Amount that a person owes the shop; negative if the shop owes them. */
  balance?: number;
  /** Address of a person's payment, which Ctrl Enter opens. */
  paymentHref?: string;
}

/** A page with its address. */
export interface NamedPage {
  path: string;
  title: string;
}

/** Maximum number of results listed. */
const MAX_RESULTS = 10;

/** Results from the server by kind, the most likely of each first. */
export function foundItems(
  { units, invoices, slips, parties }: Found,
  conditions: Readonly<Record<string, string>>,
  day: (date: string) => string,
  customerName: CustomerName,
): FoundItem[][] {
  return [
    units.map((unit) => ({
      key: unit._id,
      kind: 'unit',
      title: [unit.companyName, unit.modelName, unit.ramMemory, unit.color].filter(Boolean).join(' '),
      detail: [
        leftToRight(formatImei(unit.matchedImei ?? unit.imei1)),
        conditions[unit.condition] ?? unit.condition,
      ].join(' · '),
      state: unit.where.description,
      amount: unit.state === 'in-stock' ? (unit.demandPrice ?? undefined) : undefined,
      href: phoneHref(unit._id),
    })),
    invoices.map((invoice) => ({
      key: invoice._id,
      kind: 'invoice',
      title: invoice.invoiceNumber,
      detail: `${isolated(customerName(invoice.person))} · ${day(invoice.date)}`,
      amount: invoice.total,
      href: `/sales/saleInvoices/${invoice._id}`,
    })),
    slips.map((slip) => ({
      key: slip._id,
      kind: 'slip',
      title: slip.slipNumber,
      detail: `${isolated(slip.person.name)} · ${day(slip.date)}`,
      href: `/purchase/purchaseRecords/${slip.type === 'bulk' ? 'bulkPurchase/' : ''}${slip._id}`,
    })),
    parties.map((party) => ({
      key: party._id,
      kind: 'party',
      title: customerName(party),
      detail: leftToRight(formatNumber(party.number)),
      balance: party.balance,
      href: `/app/dashboard/partyLedger/${party._id}`,
      paymentHref: paymentHref(party._id, party.balance < 0 ? 'out' : 'in'),
    })),
  ];
}

/** Address of the payment to a person, or from one. */
export function paymentHref(partyId: string, direction: 'in' | 'out'): string {
  return `/app/dashboard/partyLedger/${partyId}?act=${direction}`;
}

/** Accessories of that name. */
export function foundAccessories(
  accessories: readonly Accessory[],
  text: string,
  inStock: (quantity: number) => string,
): FoundItem[] {
  return accessories
    .filter(({ accessoryName }) => holds(accessoryName, text))
    .map(({ _id, accessoryName, quantity }) => ({
      key: _id,
      kind: 'accessory',
      title: accessoryName,
      detail: '',
      state: inStock(quantity),
      href: `/app/dashboard/addAccessory?q=${encodeURIComponent(accessoryName)}`,
    }));
}

/** Pages whose title holds the text. */
export function foundPages(pages: readonly NamedPage[], text: string): FoundItem[] {
  return pageItems(pages.filter(({ title }) => holds(title, text)));
}

/** Pages as results. */
export function pageItems(pages: readonly NamedPage[]): FoundItem[] {
  return pages.map(({ path, title }) => ({ key: path, kind: 'page', title, detail: '', href: path }));
}

/** The first of every kind, then the second of every kind, until the list is full; each kind together, in the given order. */
export function takeMostLikely(kinds: readonly (readonly FoundItem[])[], max = MAX_RESULTS): FoundItem[] {
  const taken = kinds.map(() => 0);
  for (let left = max, round = 0; left > 0; round += 1) {
    const open = kinds.flatMap((items, at) => (items.length > round ? [at] : []));
    if (open.length === 0) break;
    for (const at of open.slice(0, left)) taken[at] = round + 1;
    left -= open.length;
  }
  return kinds.flatMap((items, at) => items.slice(0, taken[at]));
}

/** Whether the name holds every word of the text. */
export function holds(name: string, text: string): boolean {
  const words = searchWords(text);
  const key = searchKey(name);
  return words.length > 0 && words.every((word) => key.includes(word));
}

/** Digits that keep their order among Urdu words. */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;
