import type { PurchaseDetail, PurchaseRow } from '@handset/domain';
import { type ToastContent, useWords } from '@handset/ui';
import { useNavigate } from 'react-router-dom';
import { searchWithDialog } from '../../../kit/dialogs/useDialogs.ts';
import { phoneHref } from '../../../kit/links/phoneHref.ts';
import { slipHref } from '../../../kit/links/slipHref.ts';
import { paperWords } from './paperWords.ts';

/** The toast after a purchase, which prints the slip and the labels, and opens the same form for the next purchase. */
export function usePurchaseToast(message: string, next: 'slip' | 'bulk'): (outcome: unknown) => ToastContent {
  const { print, printLabels, buyAnother } = useWords(paperWords);
  const navigate = useNavigate();
  return (outcome) => {
    const { data: slip } = outcome as { data: PurchaseRow & Partial<PurchaseDetail> };
    // The answer to a lot names none of its phones.
    const [phone] = slip.units ?? [];
    const labels = phone ? `${phoneHref(phone._id)}&act=labels` : `${slipHref(slip)}?act=labels`;
    return {
      message,
      actions: [
        { label: print, onPress: () => void navigate(`${slipHref(slip)}?act=print`), keepsOpen: true },
        { label: printLabels[slip.type], onPress: () => void navigate(labels), keepsOpen: true },
        { label: buyAnother, onPress: () => void navigate({ search: searchWithDialog(next) }) },
      ],
    };
  };
}
