import { openFaults, type PhoneEventType, refusal, refusalMessage } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import type { PhoneEvent } from './lifeEvents.ts';
import { conflictOf, judgeLives, selectLiving } from './lives.ts';

/**
 * Proves that every phone had one holder at any time: each of its events, in order of date, begins where the one
 * before left it. Names the first that does not, with its document and day, and says what mends it.
 */
export async function livesAgree(shop: ShopReader): Promise<string[]> {
  const lives = await judgeLives(shop, await selectLiving(shop).execute());
  return lives.flatMap(({ units, events, faults }) => {
    const [fault] = faults.length > 0 ? openFaults(events) : [];
    if (!fault) return [];
    const conflict = refusal('phone-life', { conflict: conflictOf(fault, units) });
    return [`${refusalMessage(conflict, 'en')}. ${MENDING[fault.event.type](fault.event)}`];
  });
}

const voidDocument = ({ document }: PhoneEvent) => `Void ${document} and write it again with the right day`;
const sellAgain = ({ party }: PhoneEvent) =>
  `If ${party} never brought it back, sell it to ${party} again with the day of the return`;
const onlyTheDay = ({ document }: PhoneEvent) => `Look at the days of ${document}: one of them is wrong`;

const MENDING: Record<PhoneEventType, (event: PhoneEvent) => string> = {
  purchase: voidDocument,
  exchange: voidDocument,
  'stock-entry': () => 'Take it out of stock on its page if it is entered twice',
  sale: voidDocument,
  'dispatch-sale': voidDocument,
  'sale-return': sellAgain,
  'sale-void': sellAgain,
  dispatch: onlyTheDay,
  'dispatch-return': onlyTheDay,
  'purchase-return': onlyTheDay,
  'purchase-void': onlyTheDay,
  'exchange-return': onlyTheDay,
  'entry-removed': onlyTheDay,
};
