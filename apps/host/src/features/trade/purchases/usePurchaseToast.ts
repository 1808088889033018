import { type ToastContent, useWords } from '@handset/ui';
import { useNavigate } from 'react-router-dom';
import { searchWithDialog } from '../../../kit/dialogs/useDialogs.ts';
import { slipHref } from '../../../kit/links/slipHref.ts';
import { paperWords } from './paperWords.ts';

/** The toast after a purchase, which opens the slip to be printed, or the same form for the next purchase. */
export function usePurchaseToast(message: string, next: 'slip' | 'bulk'): (outcome: unknown) => ToastContent {
  const { print, buyAnother } = useWords(paperWords);
  const navigate = useNavigate();
  return (outcome) => {
    const { data } = outcome as { data: Parameters<typeof slipHref>[0] };
    return {
      message,
      actions: [
        { label: print, onPress: () => void navigate(`${slipHref(data)}?act=print`) },
        { label: buyAnother, onPress: () => void navigate({ search: searchWithDialog(next) }) },
      ],
    };
  };
}
