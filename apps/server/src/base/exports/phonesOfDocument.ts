interface Phone {
  imei1: string;
  companyName: string;
  modelName: string;
}

/** `2 × Samsung A15, Apple iPhone 11` */
export function models(
  kinds: readonly { companyName: string; modelName: string; quantity: number }[],
): string {
  return kinds
    .map(({ companyName, modelName, quantity }) =>
      quantity === 1 ? `${companyName} ${modelName}` : `${quantity} × ${companyName} ${modelName}`,
    )
    .join(', ');
}

/** The phones of a document by their model. */
export function kindsOf(phones: readonly Phone[]) {
  const kinds = Map.groupBy(phones, ({ companyName, modelName }) => JSON.stringify([companyName, modelName]));
  return [...kinds.values()].flatMap(([phone, ...others]) =>
    phone ? { ...phone, quantity: others.length + 1 } : [],
  );
}

/** The IMEIs of a document; of a large lot the first, and how many more there are: the list of phones has them all. */
export function imeis(phones: readonly Phone[], quantity: number): string {
  const more = quantity - phones.length;
  return [...phones.map(({ imei1 }) => imei1), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}
