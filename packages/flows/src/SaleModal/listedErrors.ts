import type { FormError } from '@handset/ui';

/** Beyond so many phones they are shown in a grid, and what is wrong with them is counted. */
export const MOST_LISTED_PHONES = 20;

/** The summary of errors: rows share the labels of their fields, and what is wrong with many phones is said once. */
export function listedErrors(
  errors: readonly FormError[],
  labels: Readonly<Record<string, string>>,
  phones: readonly { imei: string }[],
): FormError[] {
  const order = Object.keys(labels);
  const placeOf = ({ name }: FormError) => order.indexOf(patternOf(name));
  const named = [...errors].sort((one, other) => placeOf(one) - placeOf(other));
  return phones.length > MOST_LISTED_PHONES
    ? counted(named, labels)
    : named.map((error) => inRow(error, labels, phones));
}

function patternOf(name = ''): string {
  return name.replace(/\.\d+\./, '.*.');
}

/** The error of a row leads to the field that can be reached there, and names the phone. */
function inRow(
  error: FormError,
  labels: Readonly<Record<string, string>>,
  phones: readonly { imei: string }[],
): FormError {
  const label = error.label ?? labels[patternOf(error.name)];
  const [, index] = /^imeiPrices\.(\d+)\.imei$/.exec(error.name ?? '') ?? [];
  if (index === undefined) return { ...error, label };
  return {
    ...error,
    name: `imeiPrices.${index}.price`,
    label: `${label} ${phones[Number(index)]?.imei ?? ''}`,
  };
}

function counted(errors: readonly FormError[], labels: Readonly<Record<string, string>>): FormError[] {
  const counts = new Map<string, number>();
  const others: FormError[] = [];
  for (const error of errors) {
    if (/^imeiPrices\.\d+\./.test(error.name ?? ''))
      counts.set(error.message, (counts.get(error.message) ?? 0) + 1);
    else others.push({ ...error, label: error.label ?? labels[patternOf(error.name)] });
  }
  const phones = [...counts].map(([message, count]) => ({
    name: 'imeiPrices',
    label: labels.imei1,
    message: `${message} (${count})`,
  }));
  return [...phones, ...others];
}
