import { useCloseDay, useShop } from '@handset/api-client/swr';
import type { DayClosing as Closing } from '@handset/domain';
import { DayClosing, type DayClosingDraft, type DayClosingProps } from '@handset/flows';
import { useWords } from '@handset/ui';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { dayWords } from './dayWords.ts';

interface DayClosingDialogProps extends DialogProps, Pick<DayClosingProps, 'banks'> {
  date: string;
  expectedCash: number;
}

/** 'Close day' */
export function DayClosingDialog({ date, expectedCash, banks, onClose }: DayClosingDialogProps) {
  const words = useWords(dayWords);
  const { write } = useCloseDay();
  const { data: shop } = useShop();
  const form = useDraftedForm<DayClosingDraft, Closing>({
    form: `close ${date}`,
    send: write,
    success: (outcome) => (isWaiting(outcome) ? words.counting.sent : words.closed),
    onClose,
  });
  if (!form) return null;
  return (
    <ShopFlows>
      <DayClosing
        key={form.key}
        {...form.props}
        date={date}
        expectedCash={expectedCash}
        banks={banks}
        hidesBooks={shop?.hidesBooksInCounts}
      />
    </ShopFlows>
  );
}

function isWaiting(outcome: unknown): boolean {
  return typeof outcome === 'object' && outcome !== null && 'waiting' in outcome && outcome.waiting !== null;
}
