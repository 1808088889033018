import type { PaymentSplit } from '@handset/domain';
import type { WalletSplit } from '@handset/ui';
import { useWords } from '@handset/ui';
import { useRef, useState } from 'react';
import { commonMessages } from '../../form/commonMessages.ts';
import type { FlowError, Refusal, SubmitHandler } from '../../form/embedding.ts';
import { useFailureText } from '../../form/useFailureText.ts';
import { paymentOf, walletErrors } from './paymentSplit.ts';

interface WalletSubmissionOptions {
  onSubmit: SubmitHandler<PaymentSplit>;
  onError: ((error: FlowError) => void) | undefined;
}

/** Sends a payment to the host, one request at a time, and keeps the refusal. */
export function useWalletSubmission({ onSubmit, onError }: WalletSubmissionOptions) {
  const { failed } = useWords(commonMessages);
  const failureText = useFailureText();
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const { errors, rest } = walletErrors(refusal?.fieldErrors);

  const submit = async (wallet: WalletSplit) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setRefusal(undefined);
    try {
      const refused = await onSubmit(paymentOf(wallet));
      if (!refused) return;
      const saysWhy = refused.message || Object.keys(refused.fieldErrors ?? {}).length > 0;
      setRefusal(saysWhy ? refused : { message: failed });
      onError?.({ code: 'refused', operation: 'submit', retryable: false, cause: refused });
    } catch (cause) {
      setRefusal({ message: failureText(cause) ?? failed });
      onError?.({ code: 'failed', operation: 'submit', retryable: true, cause });
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  return {
    submit: (wallet: WalletSplit) => void submit(wallet),
    isSending,
    errors,
    errorMessage: [refusal?.message, ...rest].filter(Boolean).join(' ') || undefined,
    /** Clears the refusal. */
    reset: () => setRefusal(undefined),
  };
}
