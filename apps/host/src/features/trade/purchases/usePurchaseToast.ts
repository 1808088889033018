import { type ToastContent, useWords } from '@handset/ui';
import { useNavigate } from 'react-router-dom';
import { slipHref } from '../../../kit/links/slipHref.ts';
import { paperWords } from './paperWords.ts';

/** The toast after a purchase, which opens the slip to be printed. */
export function usePurchaseToast(message: string): (outcome: unknown) => ToastContent {
  const { print } = useWords(paperWords);
  const navigate = useNavigate();
  return (outcome) => {
    const { data } = outcome as { data: Parameters<typeof slipHref>[0] };
    return {
      message,
      action: { label: print, onPress: () => void navigate(`${slipHref(data)}?act=print`) },
    };
  };
}
