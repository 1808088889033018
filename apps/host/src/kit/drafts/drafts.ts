import { newSubmission, type Submission } from '@handset/api-client';
import { useStored, withDatabase } from '../database/database.ts';
import type { DraftState, StoredDraft } from '../database/StoredDraft.ts';
import { useUser } from '../session/useSession.ts';

/** A new draft's id. */
export function newDraftId(): string {
  return newSubmission().key.slice(0, 12);
}

/** States in which a draft may be in the books, or is. Nobody types in it any more. */
const settled: ReadonlySet<DraftState> = new Set(['sending', 'queued', 'done']);

/** Whether a draft has left its form. */
export function isSettled({ state }: Pick<StoredDraft, 'state'>): boolean {
  return settled.has(state);
}

/** A user's draft, if there is one. */
export async function readDraft<Values>(
  userId: string,
  id: string,
): Promise<StoredDraft<Values> | undefined> {
  return (await withDatabase(({ drafts }) => drafts.get([userId, id]))) as StoredDraft<Values> | undefined;
}

/** Stores a draft. Returns false if it has been settled meanwhile, by another tab for instance; it is then left alone. */
export function saveDraft(draft: Omit<StoredDraft, 'changedAt'>): Promise<boolean> {
  return withDatabase((database) =>
    database.transaction('rw', database.drafts, async () => {
      const stored = await database.drafts.get([draft.userId, draft.id]);
      if (stored && isSettled(stored)) return false;
      await database.drafts.put({ ...draft, changedAt: Date.now() });
      return true;
    }),
  );
}

/** A draft whose values are on their way from the server, with when they were changed. */
export interface ComingDraft extends Omit<StoredDraft, 'values'> {
  state: 'coming';
  submission: Submission;
}

/**
 * Stores that a draft is on its way here. Returns the key to ask for it: that of another tab, if one has asked. Null if it
 * is here already.
 */
export function expectDraft(draft: ComingDraft): Promise<Submission | null> {
  return withDatabase((database) =>
    database.transaction('rw', database.drafts, async () => {
      const stored = await database.drafts.get([draft.userId, draft.id]);
      if (stored) return stored.state === 'coming' ? (stored.submission ?? null) : null;
      await database.drafts.add({ ...draft, values: null });
      return draft.submission;
    }),
  );
}

/** Stores the values of a draft that was on its way, or forgets it if they are null. Another tab may have done so. */
export function receiveDraft(userId: string, id: string, values: unknown): Promise<void> {
  return withDatabase((database) =>
    database.transaction('rw', database.drafts, async () => {
      const stored = await database.drafts.get([userId, id]);
      if (stored?.state !== 'coming') return;
      const { form, changedAt } = stored;
      if (values === null) await database.drafts.delete([userId, id]);
      else await database.drafts.put({ userId, id, form, values, state: 'typing', changedAt });
    }),
  );
}

/** A draft as it is sent. */
export interface Sending<Value> {
  value: Value;
  submission: Submission;
  /** Whether it was sent before, and no answer arrived. */
  isTried: boolean;
}

/**
 * Marks a draft as being sent with a value. A form that sent it before and got no answer sends the same again, under the same key. Returns
 * null if another tab is sending the draft, or has recorded it.
 */
export function sendDraft<Value>(
  { userId, id, form, values }: Pick<StoredDraft, 'userId' | 'id' | 'form' | 'values'>,
  value: Value,
  isUnanswered: boolean,
): Promise<Sending<Value> | null> {
  return withDatabase((database) =>
    database.transaction('rw', database.drafts, async () => {
      const stored = await database.drafts.get([userId, id]);
      if (stored && isSettled(stored) && !(stored.state === 'sending' && isUnanswered)) return null;
      const isTried = stored?.submission !== undefined;
      const sent = stored?.sent === undefined ? value : (stored.sent as Value);
      const submission = stored?.submission ?? newSubmission();
      const draft = { userId, id, form, values, submission, sent };
      const changedAt = stored?.changedAt ?? Date.now();
      await database.drafts.put({ ...draft, state: 'sending', changedAt });
      return { value: sent, submission, isTried };
    }),
  );
}

/** Takes a draft that the server refused back into its form. It is sent again as another submission. */
export async function refuseDraft(userId: string, id: string): Promise<void> {
  await changeDraft(userId, id, { state: 'refused', submission: undefined, sent: undefined });
}

/** Changes the state of a draft that exists. The day of its values stays theirs. */
export async function changeDraft(
  userId: string,
  id: string,
  change: Partial<Pick<StoredDraft, 'state' | 'submission' | 'sent' | 'document' | 'values' | 'isToPark'>>,
): Promise<void> {
  const changed = 'values' in change ? { ...change, changedAt: Date.now() } : change;
  await withDatabase(({ drafts }) => drafts.update([userId, id], changed));
}

/** Leaves a draft that is being sent to the outbox. The outbox may have recorded it already. */
export async function queueDraft(userId: string, id: string): Promise<void> {
  await withDatabase(({ drafts }) =>
    drafts.where({ userId, id }).modify((draft) => {
      delete draft.sent;
      if (draft.state === 'sending') draft.state = 'queued';
    }),
  );
}

/** Takes a draft back into its form from the outbox. */
export async function reopenDraft(draft: Omit<StoredDraft, 'state' | 'changedAt'>): Promise<void> {
  await withDatabase(({ drafts }) => drafts.put({ ...draft, state: 'typing', changedAt: Date.now() }));
}

/** Deletes a draft, whatever its state. */
export function deleteDraft(userId: string, id: string): Promise<void> {
  return withDatabase(({ drafts }) => drafts.delete([userId, id]));
}

/** Deletes a draft that is still in its form. */
export function discardDraft(userId: string, id: string): Promise<void> {
  return withDatabase((database) =>
    database.transaction('rw', database.drafts, async () => {
      const stored = await database.drafts.get([userId, id]);
      if (stored && !isSettled(stored)) await database.drafts.delete([userId, id]);
    }),
  );
}

/** The signed-in user's draft as it is now, in any tab. Undefined while it is being read, null if there is none. */
export function useStoredDraft<Values>(id: string): StoredDraft<Values> | null | undefined {
  const { _id: userId } = useUser();
  return useStored(
    async ({ drafts }) => ((await drafts.get([userId, id])) as StoredDraft<Values> | undefined) ?? null,
    [userId, id],
  );
}
