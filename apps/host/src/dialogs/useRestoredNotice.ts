import { useToast } from '@handset/ui';
import { useEffect, useState } from 'react';
import type { Draft } from '../drafts/useDraft.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';

/** Says that a form opened with what was typed before, and offers to begin anew. */
export function useRestoredNotice(draft: Pick<Draft<unknown>, 'isReady' | 'initial' | 'clear'>) {
  const { success, form } = useMessages();
  const toast = useToast();
  const [isDiscarded, setDiscarded] = useState(false);
  const isRestored = draft.isReady && draft.initial !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening, whatever language is chosen later
  useEffect(() => {
    if (!isRestored) return;
    const id = toast.show({
      tone: 'info',
      message: success.draftRestored,
      action: { label: form.discard, onPress: discard },
    });
    return () => toast.dismiss(id);
  }, [isRestored]);

  function discard() {
    void draft.clear().then(() => setDiscarded(true));
  }

  return {
    isDiscarded,
    /** Changes when the form must begin anew. */
    formKey: isDiscarded ? 'new' : 'restored',
  };
}
