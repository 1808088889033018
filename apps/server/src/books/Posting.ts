import type { Day, EntrySentence, JournalLine, StoredSentence } from '@handset/domain';

/** The lines and details that an event writes into the books. */
export interface Posting {
  event: string;
  date: Day;
  /** A sentence of the catalogue; or a person's own words, which no language changes. */
  description: EntrySentence | StoredSentence | string;
  refType?: string;
  refId?: string;
  personId?: string;
  /** The entry that this one undoes exactly, and the event of that. */
  reverses?: number;
  undoes?: string;
  lines: readonly JournalLine[];
}
