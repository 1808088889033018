import { newSubmission, type Submission } from '@handset/api-client';
import { isKept, onDisk, useStored, withDatabase } from '../database/database.ts';
import type { HandsetDatabase } from '../database/HandsetDatabase.ts';
import { inTime } from '../database/inTime.ts';
import type { DraftState, StoredDraft } from '../database/StoredDraft.ts';
import { useUser } from '../session/useSession.ts';

/** A new draft's id. */
export function newDraftId(): string {
  return newSubmission().key.slice(0, 12);
}

/** States in which a draft is closed for editing. */
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

/** Reads and changes a draft in one transaction. */
async function changing<Result>(
  userId: string,
  id: string,
  run: (
    drafts: HandsetDatabase['drafts'],
    stored: StoredDraft | undefined,
    parkings: HandsetDatabase['parkings'],
  ) => Promise<Result>,
): Promise<Result> {
  const { result, isKnown } = await withDatabase((database) =>
    database.transaction('rw', database.drafts, database.parkings, async () => {
      const stored = await database.drafts.get([userId, id]);
      const result = await run(database.drafts, stored, database.parkings);
      const isKnown = stored !== undefined || (await database.drafts.get([userId, id])) !== undefined;
      return { result, isKnown };
    }),
  );
  if (isKnown && !isKept()) await followOnDisk(userId, id);
  return result;
}

/** Brings a draft on the disk up to date with the copy in memory that serves, so that no later page offers as unsent what was sent. */
async function followOnDisk(userId: string, id: string): Promise<void> {
  const draft = await readDraft(userId, id);
  const note = await withDatabase(({ parkings }) => parkings.get([userId, id]));
  const remove = () =>
    onDisk((database) =>
      // A note without its draft says that the server's copy is nobody's.
      database.transaction('rw', database.drafts, database.parkings, async () => {
        await database.drafts.delete([userId, id]);
        if (!note) await database.parkings.delete([userId, id]);
      }),
    );
  const followed = draft ? onDisk(({ drafts }) => drafts.put(draft)) : remove();
  await inTime<unknown, undefined>(followed, undefined)
    // A draft that is still in its form stays on the disk as it was: an earlier wording is better than none.
    .catch(() => (draft && isSettled(draft) ? inTime(remove(), undefined) : undefined))
    .catch(() => {});
}

/**
 * Stores a draft, as changed now unless it says when. Returns false if it has been settled meanwhile, by another tab for instance; it is
 * then left alone.
 */
export function saveDraft(
  draft: Omit<StoredDraft, 'changedAt'> & Partial<Pick<StoredDraft, 'changedAt'>>,
): Promise<boolean> {
  return changing(draft.userId, draft.id, async (drafts, stored) => {
    if (stored && isSettled(stored)) return false;
    await drafts.put({ changedAt: Date.now(), ...draft });
    return true;
  });
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
  return changing(draft.userId, draft.id, async (drafts, stored) => {
    if (stored) return stored.state === 'coming' ? (stored.submission ?? null) : null;
    await drafts.add({ ...draft, values: null });
    return draft.submission;
  });
}

/**
 * Stores the values of a draft that was on its way, or forgets it if they are null. Another tab may have done so.
 * @param changedAt when the values were changed, in milliseconds, if they say so
 */
export function receiveDraft(
  userId: string,
  id: string,
  values: unknown,
  changedAt?: number | undefined,
): Promise<void> {
  return changing(userId, id, async (drafts, stored) => {
    if (stored?.state !== 'coming') return;
    const draft = { userId, id, form: stored.form, values, state: 'typing' } as const;
    if (values === null) await drafts.delete([userId, id]);
    else await drafts.put({ ...draft, changedAt: changedAt ?? stored.changedAt });
  });
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
 * null if another tab is sending the draft, or has recorded it, or if its key is lost.
 */
export function sendDraft<Value>(
  { userId, id, form, values }: Pick<StoredDraft, 'userId' | 'id' | 'form' | 'values'>,
  value: Value,
  isUnanswered: boolean,
): Promise<Sending<Value> | null> {
  return changing(userId, id, async (drafts, stored) => {
    if (stored && isSettled(stored) && !(stored.state === 'sending' && isUnanswered)) return null;
    // Its key is on a disk that cannot be read any more.
    if (!stored && isUnanswered) return null;
    const isTried = stored?.submission !== undefined;
    const sent = stored?.sent === undefined ? value : (stored.sent as Value);
    const submission = stored?.submission ?? newSubmission();
    const draft = { userId, id, form, values, submission, sent };
    const changedAt = stored?.changedAt ?? Date.now();
    await drafts.put({ ...draft, state: 'sending', changedAt });
    return { value: sent, submission, isTried };
  });
}

/** Takes a draft that the server refused back into its form. It is sent again as another submission. */
export async function refuseDraft(userId: string, id: string): Promise<void> {
  await changeDraft(userId, id, { state: 'refused', submission: undefined, sent: undefined });
}

/** Changes the state of a draft that exists. The day of its values stays theirs. */
export function changeDraft(
  userId: string,
  id: string,
  change: Partial<Pick<StoredDraft, 'state' | 'submission' | 'sent' | 'document' | 'values'>>,
): Promise<void> {
  const changed = 'values' in change ? { ...change, changedAt: Date.now() } : change;
  return changing(userId, id, async (drafts) => void (await drafts.update([userId, id], changed)));
}

/**
 * Leaves a draft to the outbox that is being sent, or that was just taken back to be typed in. The outbox may have recorded it
 * already.
 */
export function queueDraft(
  userId: string,
  id: string,
  from: Extract<DraftState, 'sending' | 'typing'> = 'sending',
): Promise<void> {
  return changing(userId, id, async (drafts, stored) => {
    if (!stored) return;
    const { sent: _, ...draft } = stored;
    await drafts.put({ ...draft, state: stored.state === from ? 'queued' : stored.state });
  });
}

/** Takes a draft back into its form from the outbox. Returns false if the outbox has recorded it meanwhile. */
export function reopenDraft(draft: Omit<StoredDraft, 'state' | 'changedAt'>): Promise<boolean> {
  return changing(draft.userId, draft.id, async (drafts, stored) => {
    if (stored?.state === 'done') return false;
    await drafts.put({ ...draft, state: 'typing', changedAt: Date.now() });
    return true;
  });
}

/** Deletes a draft, whatever its state. */
export function deleteDraft(userId: string, id: string): Promise<void> {
  return changing(userId, id, (drafts) => drafts.delete([userId, id]));
}

/** Deletes a draft that is still in its form. Returns false if it has left it. */
export function discardDraft(userId: string, id: string): Promise<boolean> {
  return changing(userId, id, async (drafts, stored) => {
    if (stored && isSettled(stored)) return false;
    await drafts.delete([userId, id]);
    return true;
  });
}

/**
 * Deletes a draft that the server has parked under a key. Returns false if it goes on here, was parked again with other values, or is
 * gone.
 */
export function leaveDraft(userId: string, id: string, parked: Submission | undefined): Promise<boolean> {
  return changing(userId, id, async (drafts, stored, parkings) => {
    if (!stored?.isToPark || stored.submission?.key !== parked?.key) return false;
    await drafts.delete([userId, id]);
    // At once: a note without its draft says that the server's copy is nobody's.
    await parkings.delete([userId, id]);
    return true;
  });
}

/**
 * Keeps a draft on this device that was to be parked, or only as it was sent under a key. Returns false if it is gone, or was parked again
 * under another key.
 */
export function keepDraft(userId: string, id: string, sent?: Submission | undefined): Promise<boolean> {
  return changing(userId, id, async (drafts, stored) => {
    if (!stored || (sent && stored.submission?.key !== sent.key)) return false;
    await drafts.update([userId, id], { isToPark: false });
    return true;
  });
}

/** The signed-in user's draft as it is now, in any tab. Undefined while it is being read, null if there is none. */
export function useStoredDraft<Values>(id: string): StoredDraft<Values> | null | undefined {
  const { _id: userId } = useUser();
  return useStored(
    async ({ drafts }) => ((await drafts.get([userId, id])) as StoredDraft<Values> | undefined) ?? null,
    [userId, id],
  );
}
