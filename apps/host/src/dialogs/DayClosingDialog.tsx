import { useCloseDay } from '@handset/api-client/swr';
import type { DayClosing as Closing } from '@handset/domain';
import { DayClosing, type DayClosingDraft } from '@handset/flows';
import { dayWords } from '../day/dayWords.ts';
import { useWords } from '../messages/useWords.ts';
import type { DialogProps } from './DialogHost.tsx';
import { ShopFlows } from './ShopFlows.tsx';
import { useDraftedForm } from './useDraftedForm.ts';

interface DayClosingDialogProps extends DialogProps {
  date: string;
  expectedCash: number;
}

/** 'Close day' */
export function DayClosingDialog({ date, expectedCash, onClose }: DayClosingDialogProps) {
  const words = useWords(dayWords);
  const { write } = useCloseDay();
  const form = useDraftedForm<DayClosingDraft, Closing>({
    form: `close ${date}`,
    send: write,
    success: words.closed,
    onClose,
  });
  if (!form) return null;
  return (
    <ShopFlows>
      <DayClosing key={form.key} {...form.props} date={date} expectedCash={expectedCash} />
    </ShopFlows>
  );
}
