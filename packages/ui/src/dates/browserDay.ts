import { getLocalTimeZone, today } from '@internationalized/date';

/** The browser's own day. */
export function browserDay(): string {
  return today(getLocalTimeZone()).toString();
}
