// Caches the platform's answers, which are constant and slow. Starts with the provider's own currency.
const known = new Map([['PKR', 'Rs']]);

/** The short sign of a currency, such as `Rs`. An unknown code is returned as it is. */
export function currencySymbol(currency: string): string {
  const remembered = known.get(currency);
  if (remembered !== undefined) return remembered;
  const symbol = askPlatform(currency);
  known.set(currency, symbol);
  return symbol;
}

function askPlatform(currency: string): string {
  try {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    return format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
  } catch {
    return currency;
  }
}
