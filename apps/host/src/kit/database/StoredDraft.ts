import type { Submission } from '@handset/api-client';

/**
 * Stage of a draft. A draft in `review` is complete. While it is `sending`, or if its answer was lost, the server may have recorded it,
 * so it can only be sent again under the same key. A `queued` draft waits in the outbox. A `done` one has been recorded. One that is
 * `coming` was parked on the server, and its values are on their way here.
 */
export type DraftState = 'coming' | 'typing' | 'review' | 'refused' | 'sending' | 'queued' | 'done';

/** One piece of work in a form, kept until it is recorded or discarded. */
export interface StoredDraft<Values = unknown> {
  userId: string;
  id: string;
  /** Form and, if it has several subjects, its subject: `return:<sale id>`. */
  form: string;
  /** Anything that a browser can clone, files included. Null when done, and until they have come. */
  values: Values | null;
  state: DraftState;
  /** Idempotency key of the draft in its present wording. */
  submission?: Submission | undefined;
  /** Value that was sent under that key, until there is an answer. */
  sent?: unknown;
  /** Address of the document that a done draft became. */
  document?: string | undefined;
  /** Whether it is to be parked on the server as soon as that can be reached. */
  isToPark?: boolean | undefined;
  /** When it was last changed, in milliseconds. */
  changedAt: number;
}
