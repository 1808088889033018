import type { Paper } from '@handset/domain';
import { useRef, useState } from 'react';
import type { FlowError, SubmitHandler } from '../embedding/embedding.ts';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';

/** What is saved: the sale is the host's, the paper was chosen in the review. */
export interface ReviewSubmission {
  /** The paper that the invoice is to be printed on. */
  paper: Paper;
}

interface ReviewSubmissionOptions {
  onSubmit: SubmitHandler<ReviewSubmission>;
  onError: ((error: FlowError) => void) | undefined;
}

/** Hands the sale over once: again only after it was refused, and never after it was saved. */
export function useReviewSubmission({ onSubmit, onError }: ReviewSubmissionOptions) {
  const { failed } = useMessages(commonMessages);
  const isSent = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const refuse = (said: readonly (string | undefined)[], error: Omit<FlowError, 'operation'>) => {
    const known = said.filter((text): text is string => Boolean(text));
    isSent.current = false;
    setSaving(false);
    setProblems(known.length > 0 ? [...new Set(known)] : [failed]);
    onError?.({ ...error, operation: 'submit' });
  };

  const submit = async (value: ReviewSubmission) => {
    if (isSent.current) return;
    isSent.current = true;
    setSaving(true);
    setProblems([]);
    try {
      const refusal = await onSubmit(value);
      if (refusal)
        refuse([refusal.message, ...Object.values(refusal.fieldErrors ?? {})], {
          code: 'refused',
          retryable: false,
          cause: refusal,
        });
    } catch (cause) {
      refuse([cause instanceof Error ? cause.message : undefined], {
        code: 'failed',
        retryable: true,
        cause,
      });
    }
  };

  return { submit: (value: ReviewSubmission) => void submit(value), isSaving, problems };
}
