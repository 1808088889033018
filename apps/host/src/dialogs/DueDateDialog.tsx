import { useChangeDueDate } from '@handset/api-client/swr';
import type { Bill, DueDateChange as Change } from '@handset/domain';
import { DueDateChange, type DueDateDraft } from '@handset/flows';
import { useWords } from '../messages/useWords.ts';
import { billWords } from '../parties/billWords.ts';
import { ShopFlows } from './ShopFlows.tsx';
import { useDraftedForm } from './useDraftedForm.ts';

interface DueDateDialogProps {
  bill: Bill;
  partyName: string;
  onClose: () => void;
}

/** Another day to pay a bill by. */
export function DueDateDialog({ bill, partyName, onClose }: DueDateDialogProps) {
  const words = useWords(billWords);
  const { write } = useChangeDueDate();
  const form = useDraftedForm<DueDateDraft, Change>({
    form: `due date ${bill._id}`,
    send: (change, submission) => write({ id: bill._id, change }, submission),
    success: words.dueMoved,
    onClose,
  });
  if (!form) return null;
  return (
    <ShopFlows>
      <DueDateChange key={form.key} {...form.props} bill={{ ...bill, partyName }} />
    </ShopFlows>
  );
}
