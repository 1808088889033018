import { newSubmission, type Submission } from '@handset/api-client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { StoredDraft } from '../database/StoredDraft.ts';
import { useUser } from '../session/useSession.ts';
import { discardDraft, readDraft, saveDraft } from './drafts.ts';
import { newestOnly } from './newestOnly.ts';

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

/** The signed-in user's draft of a form that has one at a time. */
export function useDraft<Values>(form: string): Draft<Values> {
  const { _id: userId } = useUser();
  const [loaded, setLoaded] = useState<{ stored: StoredDraft<Values> | undefined } | null>(null);
  const submission = useRef<Submission>(undefined);

  useEffect(() => {
    let isCurrent = true;
    void readDraft<Values>(userId, form).then((stored) => {
      if (!isCurrent) return;
      submission.current = stored?.submission;
      setLoaded({ stored });
    });
    return () => {
      isCurrent = false;
      setLoaded(null);
    };
  }, [userId, form]);

  return useMemo(() => {
    const write = newestOnly();
    const save = (values: Values) =>
      write(() =>
        saveDraft({ userId, id: form, form, values, state: 'typing', submission: submission.current }),
      );
    return {
      isReady: loaded !== null,
      initial: loaded?.stored?.values ?? undefined,
      save: (values) => void save(values),
      submission: async (values) => {
        submission.current ??= newSubmission();
        const kept = submission.current;
        if (values !== undefined) await save(values);
        return kept;
      },
      isSubmitted: () => submission.current !== undefined,
      clear: () => {
        submission.current = undefined;
        return write(() => discardDraft(userId, form));
      },
    };
  }, [loaded, userId, form]);
}
