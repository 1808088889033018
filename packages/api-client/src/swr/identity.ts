/** A record's `_id`, once it is known. */
export type Id = string | null | undefined;

/** A change of one record, by its `_id`. */
export interface Of<Change> {
  id: string;
  change: Change;
}
