import { may } from '@handset/domain';
import fc from 'fast-check';
import { undoAccessoryMove } from './accessoryStock.ts';
import { dayBefore, daysAgo, pick } from './choices.ts';
import { action } from './Event.ts';
import { correct, requireRightToCorrect } from './journal.ts';
import { undoPaper } from './paying.ts';

/** Events that are undone on their own document: an invoice, a slip. */
const ELSEWHERE = ['sale', 'sale-return', 'purchase', 'purchase-return', 'reversal'];

/** Events that only the owner records and undoes. */
const OWNERS = ['opening', 'capital', 'drawing', 'write-off'];

/** Undoes an entry of the journal by its number, with all that it did beside the books. */
export const reversing = action('reverse', fc.record({ pick, daysAgo }), (it, shop) => {
  const number = 1 + (it.pick % shop.entries.length);
  const date = dayBefore(shop, it.daysAgo);
  return {
    said: `reverse entry ${number} on ${date}`,
    call: () => ({ url: `/api/ledger/records/${number}/reverse`, body: { date, reason: 'Never happened' } }),
    happen(turn) {
      const entry = turn.shop.entries[number - 1];
      if (!entry || ELSEWHERE.includes(entry.event)) return turn.refuse(409, 'it stands');
      if (turn.shop.entries.some(({ reverses }) => reverses === number)) turn.refuse(409, 'undone already');
      requireRightToCorrect(turn, entry.date);
      if (OWNERS.includes(entry.event) && !may(turn.till, 'open-books')) turn.refuse(403, 'only the owner');
      if (date < entry.date) turn.refuse(422, 'before the entry');
      const paper = turn.shop.papers.find((known) => known.entry === number);
      if (paper) return undoPaper(turn, paper.key, date);
      correct(turn, number, date);
      turn.shop.committee = turn.shop.committee.filter((known) => known.entry !== number);
      if (entry.event.startsWith('accessory-')) undoAccessoryMove(turn, number, date);
    },
  };
});
