import { formatMoney } from '@handset/ui';
import type { Messages } from '../words/hostMessages.ts';

/** A party's balance in words that follow its name. A positive one is owed to the shop. */
export function balanceSentence(balance: number, words: Messages['parties']): string {
  if (balance === 0) return words.settled;
  return balance > 0 ? words.owesUs(formatMoney(balance)) : words.weOwe(formatMoney(-balance));
}
