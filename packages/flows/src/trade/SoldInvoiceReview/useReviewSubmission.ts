import type { Paper } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useRef, useState } from 'react';
import { commonMessages } from '../../form/commonMessages.ts';
import type { FlowError, SubmitHandler } from '../../form/embedding.ts';
import { useFailureText } from '../../form/useFailureText.ts';

/** The submitted value: the paper chosen in the review. The sale itself is known to the host. */
export interface ReviewSubmission {
  /** The paper that the invoice is to be printed on. */
  paper: Paper;
}

interface ReviewSubmissionOptions {
  onSubmit: SubmitHandler<ReviewSubmission>;
  onError: ((error: FlowError) => void) | undefined;
}

/** Submits the sale once: again only after a refusal, and never after success. */
export function useReviewSubmission({ onSubmit, onError }: ReviewSubmissionOptions) {
  const { failed } = useWords(commonMessages);
  const failureText = useFailureText();
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
      refuse([failureText(cause)], {
        code: 'failed',
        retryable: true,
        cause,
      });
    }
  };

  return { submit: (value: ReviewSubmission) => void submit(value), isSaving, problems };
}
