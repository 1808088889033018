import type { Phone } from '../contract/answers.ts';
import { dayText } from '../day/dayText.ts';
import type { Locale } from '../rules/rules.ts';
import { isolate } from '../text/isolate.ts';

/** A phone and its place: in stock, or with the party that has it and on which document. */
export interface PhonePlace {
  phone: string;
  imei: string;
  state: Phone['state'];
  date: string;
  /** The party that bought, borrowed or took back the phone, and the number of the document. */
  party?: string;
  document?: string;
}

/** `Samsung A15, IMEI 3569…: sold on invoice INV-3 to Sana, 2026-11-21`. */
export function placeText(place: PhonePlace, locale: Locale): string {
  const { phone, imei, state, date, party, document } = place;
  const went = party === undefined || document === undefined ? undefined : { party, document };
  return locale === 'ur'
    ? `${isolate(phone)}، IMEI ${isolate(imei)}: ${placeInUrdu(state, went)}، ${isolate(dayText(date, 'ur'))}`
    : `${phone}, IMEI ${imei}: ${placeInEnglish(state, went)}, ${dayText(date, 'en')}`;
}

interface Went {
  party: string;
  document: string;
}

function placeInEnglish(state: Phone['state'], went: Went | undefined): string {
  if (went && state === 'sold') return `sold on invoice ${went.document} to ${went.party}`;
  if (went && state === 'dispatched') return `dispatched to ${went.party}, ${went.document}`;
  if (went && state === 'returned-to-supplier') return `returned to ${went.party}, slip ${went.document}`;
  if (state === 'in-stock') return 'in stock';
  return state === 'void' ? 'entered by mistake and taken out again' : 'no longer in the shop';
}

function placeInUrdu(state: Phone['state'], went: Went | undefined): string {
  const [party, document] = went ? [isolate(went.party), isolate(went.document)] : [];
  if (went && state === 'sold') return `انوائس ${document} پر ${party} کو فروخت ہوا`;
  if (went && state === 'dispatched') return `${party} کو بھیجا گیا، ${document}`;
  if (went && state === 'returned-to-supplier') return `${party} کو واپس ہوا، پرچی ${document}`;
  if (state === 'in-stock') return 'اسٹاک میں ہے';
  return state === 'void' ? 'غلطی سے درج ہوا اور نکال دیا گیا' : 'اب دکان میں نہیں';
}
