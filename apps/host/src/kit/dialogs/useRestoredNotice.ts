import { useToast, useWords } from '@handset/ui';
import { useEffect, useState } from 'react';
import type { Draft } from '../drafts/useDraft.ts';
import { hostMessages } from '../words/hostMessages.ts';

/** Tells the user that a form was restored from a draft, and offers to start over. */
export function useRestoredNotice(
  draft: Pick<Draft<unknown>, 'isReady' | 'initial' | 'isUncertain' | 'discard'>,
) {
  const { success, form } = useWords(hostMessages);
  const toast = useToast();
  const [isDiscarded, setDiscarded] = useState(false);
  const isRestored = draft.isReady && draft.initial !== undefined && !draft.isUncertain;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening, whatever language is chosen later
  useEffect(() => {
    if (!isRestored) return;
    const id = toast.show({
      tone: 'info',
      message: success.draftRestored,
      actions: [{ label: form.discard, onPress: discard }],
    });
    return () => toast.dismiss(id);
  }, [isRestored]);

  function discard() {
    void draft.discard().then((isGone) => isGone && setDiscarded(true));
  }

  return {
    isDiscarded,
    /** Changes when the form must start over. */
    formKey: isDiscarded ? 'new' : 'restored',
  };
}
