/** A language's dates in the calendar that the values are in, with Latin digits, whatever the language or the browser prefers. */
export function dateLocale(languageTag: string): string {
  return new Intl.Locale(languageTag, { calendar: 'gregory', numberingSystem: 'latn' }).toString();
}
