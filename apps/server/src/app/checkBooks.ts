import type { ShopReader } from '../base/database/HandsetDatabase.ts';
import { JournalLines } from '../books/proofs/JournalLines.ts';
import { proofs } from './capabilities.ts';

/**
 * Proves the shop's books against all its other records: the chain of entries, the documents, the stock, the
 * accessories and the wallets. Returns a sentence per defect. Each feature proves its own part; the journal
 * is read once, in parts, and passed to all.
 */
export async function checkBooks(shop: ShopReader): Promise<string[]> {
  const lines = await JournalLines.read(shop);
  const balances = new Map(
    [...lines.sums()].map(([account, { debit, credit }]) => [account, debit - credit]),
  );
  const defects: string[] = [];
  for (const proof of proofs) defects.push(...(await proof(shop, lines, balances)));
  return defects;
}
