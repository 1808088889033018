import { useDevelopmentWarning } from '@handset/ui';

/** Tells the developer which prop is not an amount in minor units: rupees with a fraction, or no number at all. */
export function useMoneyWarning(
  component: string,
  amounts: Readonly<Record<string, number | undefined>>,
): void {
  const wrong = Object.entries(amounts).find(
    ([, amount]) => amount !== undefined && !Number.isSafeInteger(amount),
  );
  useDevelopmentWarning(
    wrong
      ? `${component}: \`${wrong[0]}\` is ${wrong[1]}, which is no amount of money. Hand over whole minor units (1/100 rupee).`
      : null,
    '@handset/flows',
  );
}
