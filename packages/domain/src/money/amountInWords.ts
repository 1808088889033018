import type { MinorUnits } from './money.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: readonly [number, string][] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
];

/** `Rupees one lakh twenty-five thousand and fifty paisa only`, as an invoice spells its total. */
export function amountInWords(amount: MinorUnits): string {
  const whole = Math.floor(Math.abs(amount) / 100);
  const paisa = Math.abs(amount) % 100;
  const sign = amount < 0 ? 'minus ' : '';
  const fraction = paisa > 0 ? ` and ${words(paisa)} paisa` : '';
  return `Rupees ${sign}${words(whole)}${fraction} only`;
}

function words(count: number): string {
  for (const [size, name] of SCALES) {
    if (count < size) continue;
    const rest = count % size;
    return `${words(Math.floor(count / size))} ${name}${rest > 0 ? ` ${words(rest)}` : ''}`;
  }
  if (count < 20) return ONES[count] ?? '';
  const rest = count % 10;
  return `${TENS[Math.floor(count / 10)]}${rest > 0 ? `-${ONES[rest]}` : ''}`;
}
