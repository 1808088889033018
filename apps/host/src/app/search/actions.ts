import { formatNumber, type PartyFound } from '@handset/domain';
import { dayPage } from '../../features/money/day/pages.ts';
import { expensesPage } from '../../features/money/expenses/pages.ts';
import { walletPage } from '../../features/money/wallet/pages.ts';
import type { FindWords } from './findWords.ts';
import { type FoundItem, holds, leftToRight, paymentHref } from './foundItems.ts';

/** Actions of the shop: their addresses, and other words that find them. An address of parameters alone opens a dialog over the current page. */
const actions = [
  { id: 'sale', href: '?open=sale', keywords: 'sell sale mobile بیچیں فروخت' },
  { id: 'purchase', href: '?open=purchase', keywords: 'buy purchase phone خریدیں خریداری' },
  { id: 'closeDay', href: `${dayPage.path}?act=close`, keywords: 'close day closing count بند دن' },
  { id: 'bulk', href: '?open=bulk', keywords: 'bulk lot buy purchase many phones کھیپ' },
  { id: 'dispatch', href: '?open=dispatch', keywords: 'send dispatch phones ڈسپیچ ترسیل' },
  { id: 'expense', href: `${expensesPage.path}?act=add`, keywords: 'expense spend rent bill اخراجات' },
  { id: 'count', href: `${walletPage.path}?act=count`, keywords: 'count cash drawer گنتی نقدی' },
  { id: 'transfer', href: `${walletPage.path}?act=transfer`, keywords: 'transfer money bank cash منتقل' },
  { id: 'company', href: '?open=company', keywords: 'add new company کمپنی' },
  { id: 'model', href: '?open=model', keywords: 'add new model ماڈل' },
  { id: 'entity', href: '?open=entity', keywords: 'add create new entity party customer seller پارٹی' },
] as const;

/** Actions that the text names. */
export function foundActions(words: FindWords, text: string): FoundItem[] {
  return actionItems(
    words,
    actions.filter(({ id, keywords }) => holds(`${words.actions[id]} ${keywords}`, text)),
  );
}

/** The work of every day. */
export const dailyActions = (words: FindWords): FoundItem[] =>
  actionItems(
    words,
    actions.filter(({ id }) => id === 'sale' || id === 'purchase' || id === 'closeDay'),
  );

function actionItems(words: FindWords, chosen: readonly (typeof actions)[number][]): FoundItem[] {
  return chosen.map(({ id, href }) => ({
    key: id,
    kind: 'action',
    title: words.actions[id],
    detail: '',
    href,
  }));
}

/** Purchase of a phone that is not in the shop. */
export const purchaseOf = (imei: string, words: FindWords): FoundItem => ({
  key: `purchase ${imei}`,
  kind: 'action',
  title: words.buyThis,
  detail: leftToRight(imei),
  href: `?${new URLSearchParams({ open: 'slip', about: imei })}`,
});

/** 'Pay Rehman' and 'receive Rehman', in either language. */
const PAYMENT = /^\s*(?:(pay|ادا|دیں)|(receive|take|وصول|لیں))\s+(\S.*)$/i;

/** The payment that the text names: its direction and the name of the party. */
export function paymentIn(text: string): { direction: 'in' | 'out'; name: string } | undefined {
  const [, pays, , name] = PAYMENT.exec(text) ?? [];
  return name === undefined ? undefined : { direction: pays === undefined ? 'in' : 'out', name };
}

/** One payment action for each person. */
export function foundPayments(
  parties: readonly PartyFound[],
  direction: 'in' | 'out',
  words: FindWords,
): FoundItem[] {
  return parties.map(({ _id, name, number }) => ({
    key: `${direction} ${_id}`,
    kind: 'action',
    title: direction === 'out' ? words.payTo(name) : words.receiveFrom(name),
    detail: leftToRight(formatNumber(number)),
    href: paymentHref(_id, direction),
  }));
}
