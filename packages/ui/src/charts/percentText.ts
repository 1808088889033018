/** Writes a share of 0 to 1 in per cent; what is something is never 0 %, and what is not all never 100 %. */
export function percentText(languageTag: string): (share: number) => string {
  const { format } = new Intl.NumberFormat(languageTag, {
    style: 'percent',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  });
  return (share) => {
    if (share > 0 && share < least) return `< ${format(least)}`;
    return share < 1 && share > 1 - least ? `> ${format(1 - least)}` : format(share);
  };
}

const least = 0.001;
