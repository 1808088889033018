/** The places of the commas: before each three digits, or before the last three and each two before them. */
const thousands = /\B(?=(?:\d{3})+$)/g;
const lakhs = /\B(?=(?:\d{2})*\d{3}$)/g;

// Caches the platform's answers, which are constant and take ten milliseconds of the first page. Starts with the
// package's own languages.
const known = new Map([
  ['en-PK', thousands],
  ['ur-PK', thousands],
]);

/**
 * The digits of a whole number in groups between commas, as a language groups them; by thousands when none is given. The digits are never
 * made a number, so that none is lost.
 */
export function groupDigits(digits: string, languageTag = 'en-PK'): string {
  const commas = known.get(languageTag) ?? askPlatform(languageTag);
  known.set(languageTag, commas);
  return digits.replace(commas, ',');
}

function askPlatform(languageTag: string): RegExp {
  try {
    // `12,34,567` with lakhs.
    const [first] = new Intl.NumberFormat(languageTag).formatToParts(1_234_567);
    return first?.value.length === 2 ? lakhs : thousands;
  } catch {
    return thousands;
  }
}
