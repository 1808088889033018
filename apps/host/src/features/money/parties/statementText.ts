import { type EntryText, ledgerLines, type PartyLedger } from '@handset/domain';
import type { Format } from '../../../kit/format/useFormat.ts';
import type { LedgerWords } from '../ledgers/ledgerWords.ts';

/** Maximum number of lines of the ledger in a message. */
const MAX_LINES = 15;

/** A party's ledger as a message: the last entries and the balance. `said` words what was paid at once. */
export function statementText(
  ledger: PartyLedger,
  shopName: string,
  words: LedgerWords,
  format: Format,
  said: (entry: EntryText) => string,
): string {
  const { account, opening, closing } = ledger;
  const lines = ledgerLines(ledger.data);
  const shown = lines.slice(-MAX_LINES);
  const left = lines.length - shown.length;
  const before = shown[0] ? shown[0].balance - shown[0].debit + shown[0].credit : opening;
  return [
    words.greeting(account.name),
    '',
    ...(left > 0 ? [words.earlier(format.count(left))] : []),
    `${words.opening}: ${format.money(before)}`,
    ...shown.map((line) => {
      const { date, voucher, debit, credit, balance, isPaidAtOnce } = line;
      const moved = `${debit > 0 ? '+' : '−'}${format.money(debit || credit)}`;
      return `${format.day(date)} ${isPaidAtOnce ? said(line) : voucher}: ${moved} = ${format.money(balance)}`;
    }),
    '',
    owedText(closing, words, format),
    shopName,
  ].join('\n');
}

/** The open balance, worded for the party. */
export function owedText(balance: number, words: LedgerWords, format: Format): string {
  if (balance === 0) return words.nothingOwed;
  return balance > 0 ? words.theyOwe(format.money(balance)) : words.weOwe(format.money(-balance));
}
