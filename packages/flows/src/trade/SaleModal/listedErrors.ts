import type { FormError } from '@handset/ui';

/** Maximum number of phones in the plain list. More are shown in a grid, with a count of their errors. */
export const MAX_LISTED_PHONES = 20;

/** The summary of errors: what is wrong with a phone names it, and what is wrong with many phones is said once. */
export function listedErrors(
  errors: readonly FormError[],
  labels: Readonly<Record<string, string>>,
  phones: readonly { imei: string }[],
): FormError[] {
  return phones.length > MAX_LISTED_PHONES
    ? counted(errors, labels)
    : errors.map((error) => inRow(error, phones));
}

/** The error of a row leads to the field that can be reached there, and names the phone. */
function inRow(error: FormError, phones: readonly { imei: string }[]): FormError {
  const [, index] = /^imeiPrices\.(\d+)\.imei$/.exec(error.name ?? '') ?? [];
  if (index === undefined) return error;
  return {
    ...error,
    name: `imeiPrices.${index}.price`,
    label: `${error.label} ${phones[Number(index)]?.imei ?? ''}`,
  };
}

function counted(errors: readonly FormError[], labels: Readonly<Record<string, string>>): FormError[] {
  const counts = new Map<string, number>();
  const others: FormError[] = [];
  for (const error of errors) {
    if (/^imeiPrices\.\d+\./.test(error.name ?? ''))
      counts.set(error.message, (counts.get(error.message) ?? 0) + 1);
    else others.push(error);
  }
  const phones = [...counts].map(([message, count]) => ({
    name: 'imeiPrices',
    label: labels.imei1,
    message: `${message} (${count})`,
  }));
  return [...phones, ...others];
}
