/** What a record is known by, once that is known. */
export type Id = string | null | undefined;

/** A change of one record, by its `_id`. */
export interface Of<Change> {
  id: string;
  change: Change;
}
