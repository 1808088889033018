/**
 * Initial values of a form: a draft's, as far as the form knows them. A draft that another version kept may have fields that are gone,
 * or values of another kind.
 */
export function restoredValues<Values extends object>(
  empty: Values,
  draft: Partial<Values> | undefined,
): Values {
  const known = Object.entries(draft ?? {}).filter(([name, value]) => {
    if (value === undefined || !(name in empty)) return false;
    const before = empty[name as keyof Values];
    return before === null || before === undefined || value === null || kindOf(value) === kindOf(before);
  });
  return { ...empty, ...Object.fromEntries(known) };
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
