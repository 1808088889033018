/** Whose word counts for what both changed. */
export type Side = 'mine' | 'stored';

/** A record before anybody changed it, as it was typed here, and as somebody else stored it meanwhile. */
export interface Meeting<Values extends object> {
  before: Values;
  mine: Values;
  stored: Values;
}

/** What was changed on both sides, to different things, so that somebody has to choose. */
export function contestedFields<Values extends object, Field extends keyof Values>(
  { before, mine, stored }: Meeting<Values>,
  fields: readonly Field[],
): Field[] {
  return fields.filter(
    (field) =>
      !isSame(mine[field], stored[field]) &&
      !isSame(mine[field], before[field]) &&
      !isSame(stored[field], before[field]),
  );
}

/** The record that says what was changed on one side, and what was chosen where both changed it; what was typed counts until then. */
export function mergedValues<Values extends object, Field extends keyof Values>(
  meeting: Meeting<Values>,
  fields: readonly Field[],
  choices: Partial<Record<Field, Side>> = {},
): Values {
  const { before, mine, stored } = meeting;
  const contested = new Set(contestedFields(meeting, fields));
  const fromStored = fields.filter((field) =>
    contested.has(field) ? choices[field] === 'stored' : isSame(mine[field], before[field]),
  );
  return Object.assign({ ...mine }, ...fromStored.map((field) => ({ [field]: stored[field] })));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
