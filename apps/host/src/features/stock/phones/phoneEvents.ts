import type { PhoneDetail } from '@handset/domain';

/** Something that happened to a phone in this shop. */
export type PhoneEvent = PhoneDetail['history'][number];

/** The last time that something happened to a phone, with its document. */
export function lastEvent(history: readonly PhoneEvent[], event: string): PhoneEvent | undefined {
  return history.findLast((one) => one.event === event);
}

const CAME_IN = ['purchase', 'exchange', 'stock-entry'];

/** Number of times the phone came into the shop. */
export function timesHere(history: readonly PhoneEvent[]): number {
  return history.filter(({ event }) => CAME_IN.includes(event)).length;
}

const PUBLIC = ['coverImage', 'images', 'phonePicture'];

/** The pictures that a customer may see: the phone itself, never people and their papers. */
export function publicPictures(pictures: PhoneDetail['pictures']): PhoneDetail['pictures'] {
  return pictures
    .filter(({ slot }) => PUBLIC.includes(slot))
    .toSorted((a, b) => PUBLIC.indexOf(a.slot) - PUBLIC.indexOf(b.slot));
}
