/** Whether a code is the number of an article, such as a charger: EAN-8, UPC-A or EAN-13 with a valid check digit (GS1). */
export function isArticleNumber(code: string): boolean {
  if (!/^(?:\d{8}|\d{12}|\d{13})$/.test(code)) return false;
  const total = [...code]
    .reverse()
    .reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return total % 10 === 0;
}

/** Whether a code may be what a scanner read of an IMEI: 8 to 14 digits that are not the number of an article. */
export function isPartOfImei(code: string): boolean {
  return /^\d{8,14}$/.test(code) && !isArticleNumber(code);
}
