/** Digits in the last group of a figure and in the groups before it: 3 and 3, or 3 and 2 with lakhs. */
type GroupSizes = readonly [last: number, others: number];

const thousands: GroupSizes = [3, 3];

// Caches the platform's answers, which are constant and take ten milliseconds of the first page. Starts with the
// package's own languages.
const known = new Map<string, GroupSizes>([
  ['en-PK', thousands],
  ['ur-PK', thousands],
]);

/**
 * The digits of a whole number in groups between commas, as a language groups them; by thousands when none is given. The digits are never
 * made a number, so that none is lost.
 */
export function groupDigits(digits: string, languageTag?: string): string {
  const [last, others] = languageTag === undefined ? thousands : groupSizes(languageTag);
  const groups = [digits.slice(-last)];
  for (let end = digits.length - last; end > 0; end -= others)
    groups.unshift(digits.slice(Math.max(0, end - others), end));
  return groups.join(',');
}

function groupSizes(languageTag: string): GroupSizes {
  const sizes = known.get(languageTag) ?? askPlatform(languageTag);
  known.set(languageTag, sizes);
  return sizes;
}

function askPlatform(languageTag: string): GroupSizes {
  try {
    const parts = new Intl.NumberFormat(languageTag).formatToParts(1_000_000_000_000);
    const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
    const [last, others] = groups.reverse();
    return last !== undefined && others !== undefined && groups.length > 2 ? [last, others] : thousands;
  } catch {
    return thousands;
  }
}
