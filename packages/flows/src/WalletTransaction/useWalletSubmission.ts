import type { PaymentSplit } from '@handset/domain';
import type { WalletSplit } from '@handset/ui';
import { useRef, useState } from 'react';
import type { FlowError, Refusal, SubmitHandler } from '../embedding/embedding.ts';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { paymentOf, walletErrors } from './paymentSplit.ts';

interface WalletSubmissionOptions {
  onSubmit: SubmitHandler<PaymentSplit>;
  onError: ((error: FlowError) => void) | undefined;
}

/** Hands a payment to the host, once at a time, and keeps what it refused. */
export function useWalletSubmission({ onSubmit, onError }: WalletSubmissionOptions) {
  const { failed } = useMessages(commonMessages);
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
      setRefusal({ message: cause instanceof Error && cause.message ? cause.message : failed });
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
    /** Forgets what was refused. */
    reset: () => setRefusal(undefined),
  };
}
