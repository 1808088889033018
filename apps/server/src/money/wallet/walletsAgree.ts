import { dayText, formatMoney } from '@handset/domain';
import { walletName } from '../../books/accountNames.ts';
import { movedByDay } from '../../books/balances.ts';
import type { Proof } from '../../books/proofs/proof.ts';
import { isMoney } from '../../books/requireFunds.ts';

/** No drawer and no bank was below zero at the end of any day, in a shop that does not allow that. */
export const walletsAgree: Proof = async (shop, _lines, balances) => {
  const { allowsNegativeCash, fundsRequiredSince } = shop.session.shop;
  if (allowsNegativeCash) return [];
  const broken: string[] = [];
  for (const account of balances.keys()) {
    if (!isMoney(account)) continue;
    let balance = 0;
    const below: string[] = [];
    for (const [day, moved] of await movedByDay(shop, account)) {
      balance += moved;
      if (balance < 0 && day >= (fundsRequiredSince ?? ''))
        below.push(`held ${formatMoney(balance)} at the end of ${dayText(day, 'en')}`);
    }
    const [first] = below;
    if (first === undefined) continue;
    const more = below.length > 1 ? `, and less than nothing on ${below.length - 1} more days` : '';
    broken.push(`${await walletName(shop, account)} ${first}${more}`);
  }
  return broken;
};
