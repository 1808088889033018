/** What was typed over: somebody else's change of the rest is not undone by saving. */
export function differing<Values extends object>(values: Values, first: Values): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => value !== first[name as keyof Values]);
  return Object.fromEntries(changed) as Partial<Values>;
}
