import { dayText } from '../day/dayText.ts';
import type { LifeEvent, PhoneEventType, Whereabouts } from '../phone/phoneLife.ts';
import type { Locale } from '../rules/rules.ts';
import { isolate } from '../text/isolate.ts';

/** An event of a phone's life, with its document. */
export interface DocumentedEvent {
  type: PhoneEventType;
  date: string;
  /** The other party, where there is one. */
  party?: string | undefined;
  /** Number of the document, once it is recorded. */
  document?: string | undefined;
}

/** An event that does not fit the life of its phone. */
export interface LifeConflict {
  phone: string;
  imei: string;
  event: DocumentedEvent;
  /** Where the phone was then; absent where the event is recorded, and a change would make it impossible. */
  place?: { at: Whereabouts<LifeEvent>['at']; since?: DocumentedEvent } | undefined;
}

/** `Samsung A15, IMEI 3569…, cannot be sold to Ali on 2026-11-03: it was sent out to Bo on 2026-11-01 (DC-1), and was still out`. */
export function lifeText(conflict: LifeConflict, locale: Locale): string {
  return locale === 'ur' ? inUrdu(conflict) : inEnglish(conflict);
}

type Way = 'bought' | 'traded' | 'entered' | 'sold' | 'sent' | 'back' | 'gone' | 'removed';

const WAYS: Record<PhoneEventType, Way> = {
  purchase: 'bought',
  exchange: 'traded',
  'stock-entry': 'entered',
  sale: 'sold',
  'dispatch-sale': 'sold',
  'sale-return': 'back',
  'sale-void': 'back',
  dispatch: 'sent',
  'dispatch-return': 'back',
  'purchase-return': 'gone',
  'purchase-void': 'gone',
  'exchange-return': 'gone',
  'entry-removed': 'removed',
};

const ENGLISH: Record<Way, { cannot: string; was: string; party: 'from' | 'to' }> = {
  bought: { cannot: 'be bought', was: 'was bought', party: 'from' },
  traded: { cannot: 'be taken in exchange', was: 'was taken in exchange', party: 'from' },
  entered: { cannot: 'come into stock', was: 'came into stock', party: 'from' },
  sold: { cannot: 'be sold', was: 'was sold', party: 'to' },
  sent: { cannot: 'be sent out', was: 'was sent out', party: 'to' },
  back: { cannot: 'come back', was: 'came back', party: 'from' },
  gone: { cannot: 'go back', was: 'went back', party: 'to' },
  removed: { cannot: 'be taken out of stock', was: 'was taken out of stock', party: 'from' },
};

const STILL = {
  en: { shop: ', and was still in stock', dispatch: ', and was still out' },
  ur: { shop: '، اور ابھی اسٹاک میں تھا', dispatch: '، اور ابھی باہر تھا' },
};

function inEnglish({ phone, imei, event, place }: LifeConflict): string {
  const told = ({ type, date, party, document }: DocumentedEvent, form: 'cannot' | 'was') => {
    const way = ENGLISH[WAYS[type]];
    const whom = party === undefined ? '' : ` ${way.party} ${party}`;
    return `${way[form]}${whom} on ${dayText(date, 'en')}${document === undefined ? '' : ` (${document})`}`;
  };
  if (!place) return `${phone}, IMEI ${imei}, ${told(event, 'was')}: this would make that impossible`;
  const since = place.since
    ? `it ${told(place.since, 'was')}${stillThere(place.at, 'en')}`
    : 'it was not in the shop on that day';
  return `${phone}, IMEI ${imei}, cannot ${told(event, 'cannot')}: ${since}`;
}

const URDU: Record<Way, { cannot: string; was: string; party: 'سے' | 'کو' }> = {
  bought: { cannot: 'خریدا نہیں جا سکتا', was: 'خریدا گیا', party: 'سے' },
  traded: { cannot: 'تبادلے میں نہیں لیا جا سکتا', was: 'تبادلے میں لیا گیا', party: 'سے' },
  entered: { cannot: 'اسٹاک میں نہیں آ سکتا', was: 'اسٹاک میں آیا', party: 'سے' },
  sold: { cannot: 'فروخت نہیں ہو سکتا', was: 'فروخت ہوا', party: 'کو' },
  sent: { cannot: 'بھیجا نہیں جا سکتا', was: 'بھیجا گیا', party: 'کو' },
  back: { cannot: 'واپس نہیں آ سکتا', was: 'واپس آیا', party: 'سے' },
  gone: { cannot: 'واپس نہیں جا سکتا', was: 'واپس گیا', party: 'کو' },
  removed: { cannot: 'اسٹاک سے نہیں نکل سکتا', was: 'اسٹاک سے نکالا گیا', party: 'سے' },
};

function inUrdu({ phone, imei, event, place }: LifeConflict): string {
  const told = ({ type, date, party, document }: DocumentedEvent, form: 'cannot' | 'was') => {
    const way = URDU[WAYS[type]];
    const whom = party === undefined ? '' : `${isolate(party)} ${way.party} `;
    return `${isolate(dayText(date, 'ur'))} کو ${whom}${way[form]}${document === undefined ? '' : ` (${isolate(document)})`}`;
  };
  const named = `${isolate(phone)}، IMEI ${isolate(imei)}، `;
  if (!place) return `${named}${told(event, 'was')}: اس تبدیلی سے یہ ممکن نہیں رہتا`;
  const since = place.since
    ? `یہ ${told(place.since, 'was')}${stillThere(place.at, 'ur')}`
    : 'اس دن یہ دکان میں نہیں تھا';
  return `${named}${told(event, 'cannot')}: ${since}`;
}

function stillThere(at: Whereabouts<LifeEvent>['at'], locale: Locale): string {
  return at === 'shop' || at === 'dispatch' ? STILL[locale][at] : '';
}
