/** A side of an edit conflict: the value typed here, or the one somebody else stored. */
export type EditSide = 'mine' | 'stored';

/** The words of that choice, for catalogues of words to include. */
export const editConflictLabels = {
  en: {
    mine: 'Yours',
    stored: 'Saved now',
    keepMine: 'Keep all of yours',
    takeStored: 'Use all saved',
    nothing: 'Nothing',
  },
  ur: {
    mine: 'جو آپ نے لکھا',
    stored: 'جو اب محفوظ ہے',
    keepMine: 'میرا لکھا سب رکھیں',
    takeStored: 'جو محفوظ ہے سب لیں',
    nothing: 'کچھ نہیں',
  },
};

/** A record in three versions: before both edits, as typed here, and as stored by somebody else. */
export interface EditConflict<Values extends object> {
  before: Values;
  mine: Values;
  stored: Values;
}

/** The fields that both sides changed, to different values. Somebody has to choose between them. */
export function conflictingFields<Values extends object, Field extends keyof Values>(
  { before, mine, stored }: EditConflict<Values>,
  fields: readonly Field[],
): Field[] {
  return fields.filter(
    (field) =>
      !isSame(mine[field], stored[field]) &&
      !isSame(mine[field], before[field]) &&
      !isSame(stored[field], before[field]),
  );
}

/**
 * Merges two edits field by field. For a field changed on both sides the choice counts, and without a choice
 * the value typed here.
 */
export function mergeEdits<Values extends object, Field extends keyof Values>(
  conflict: EditConflict<Values>,
  fields: readonly Field[],
  choices: Partial<Record<Field, EditSide>> = {},
): Values {
  const { before, mine, stored } = conflict;
  const conflicting = new Set(conflictingFields(conflict, fields));
  const fromStored = fields.filter((field) =>
    conflicting.has(field) ? choices[field] === 'stored' : isSame(mine[field], before[field]),
  );
  return Object.assign({ ...mine }, ...fromStored.map((field) => ({ [field]: stored[field] })));
}

/** The fields of `values` that differ from `first`. Only these are sent, so other people's changes stay. */
export function changedFields<Values extends object>(values: Values, first: Values): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => value !== first[name as keyof Values]);
  return Object.fromEntries(changed) as Partial<Values>;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
