import { useChangeDueDate } from '@handset/api-client/swr';
import type { Bill, DueDateChange as Change } from '@handset/domain';
import { DueDateChange, type DueDateDraft } from '@handset/flows';
import { useWords } from '@handset/ui';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { billWords } from './billWords.ts';

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
