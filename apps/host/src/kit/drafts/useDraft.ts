import { newSubmission, type Submission } from '@handset/api-client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useUser } from '../session/useSession.ts';
import { createDraftStore, type StoredDraft } from './draftStore.ts';

/** A form's draft. */
export interface Draft<Values> {
  /** Whether the draft has been read. The form must not open before. */
  isReady: boolean;
  /** The values stored when the form opened. */
  initial: Values | undefined;
  save: (values: Values) => void;
  /** The submission of this draft, stored before it is first used. */
  submission: (values: Values | undefined) => Promise<Submission>;
  /** Whether it may have been sent before. */
  isSubmitted: () => boolean;
  /** Forgets the draft and its submission: it was sent, or discarded. */
  clear: () => Promise<void>;
}

/** The signed-in user's draft of a form; looked up while `isOpen`. */
export function useDraft<Values>(form: string, isOpen = true): Draft<Values> {
  const { _id } = useUser();
  const store = useMemo(() => createDraftStore<Values>(_id, form), [_id, form]);
  const [loaded, setLoaded] = useState<{ stored: StoredDraft<Values> | undefined } | null>(null);
  const submission = useRef<Submission>(undefined);

  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    store
      .load()
      .catch((error: unknown) => {
        // A browser that keeps nothing must still be able to sell a phone.
        console.error('The draft could not be read', error);
        return undefined;
      })
      .then((stored) => {
        if (!isCurrent) return;
        submission.current = stored?.submission;
        setLoaded({ stored });
      });
    return () => {
      isCurrent = false;
      setLoaded(null);
    };
  }, [store, isOpen]);

  return useMemo(
    () => ({
      isReady: loaded !== null,
      initial: loaded?.stored?.values,
      save: (values) => {
        store.save({ values, submission: submission.current }).catch(logUnsaved);
      },
      submission: async (values) => {
        submission.current ??= newSubmission();
        const kept = submission.current;
        if (values !== undefined) await store.save({ values, submission: kept }).catch(logUnsaved);
        return kept;
      },
      isSubmitted: () => submission.current !== undefined,
      clear: () => {
        submission.current = undefined;
        return store.clear().catch(logUnsaved);
      },
    }),
    [loaded, store],
  );
}

function logUnsaved(error: unknown) {
  console.error('The draft could not be stored', error);
}
