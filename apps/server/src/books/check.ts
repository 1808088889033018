import { accessoriesAgree } from '../accessories/accessoriesAgree.ts';
import { auditChainDefects } from '../audit/auditChainDefects.ts';
import { committeesAgree } from '../committees/committeesAgree.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { dispatchesAgree } from '../dispatches/dispatchesAgree.ts';
import { expensesAgree } from '../expenses/expensesAgree.ts';
import { partiesAgree } from '../parties/partiesAgree.ts';
import { purchasesAgree } from '../purchases/purchasesAgree.ts';
import { salesAgree } from '../sales/salesAgree.ts';
import { imeisAgree, unitsAgree } from '../stock/unitsAgree.ts';
import { walletsAgree } from '../wallet/walletsAgree.ts';
import { accountsAgree } from './accountsAgree.ts';
import { chainAgrees } from './chainAgrees.ts';
import { closingsAgree } from './closingsAgree.ts';
import { daysAgree } from './daysAgree.ts';
import { JournalLines } from './JournalLines.ts';
import { numbersAgree } from './numbersAgree.ts';

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
    ...(await daysAgree(shop, lines)),
    ...(await closingsAgree(shop, lines)),
    ...(await purchasesAgree(shop, lines)),
    ...(await salesAgree(shop, lines)),
    ...(await dispatchesAgree(shop)),
    ...(await partiesAgree(shop, lines)),
    ...(await unitsAgree(shop, lines, balances)),
    ...(await imeisAgree(shop)),
    ...(await accessoriesAgree(shop, lines, balances)),
    ...(await expensesAgree(shop, lines, balances)),
    ...(await committeesAgree(shop, lines, balances)),
    ...(await walletsAgree(shop, sums.keys())),
    ...(await auditChainDefects(shop)),
  ];
}
