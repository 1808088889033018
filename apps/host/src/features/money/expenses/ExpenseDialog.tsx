import { useCreateExpense, useExpenseCategories } from '@handset/api-client/swr';
import { type ExpenseDraft, ExpenseForm, type ExpenseSubmission } from '@handset/flows';
import { useWords } from '@handset/ui';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { useBankListing, useListing } from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { expenseWords } from './expenseWords.ts';

/** Money that the shop spent. */
export function ExpenseDialog({ onClose }: DialogProps) {
  const words = useWords(expenseWords);
  const { write } = useCreateExpense();
  const wallet = useBankListing();
  const categories = useListing(useExpenseCategories());
  const form = useDraftedForm<ExpenseDraft, ExpenseSubmission>({
    form: 'expense',
    send: ({ attachment, ...expense }, submission) => write({ expense, files: { attachment } }, submission),
    work: ({ attachment, ...expense }) => ({ kind: 'expense', input: { expense, files: { attachment } } }),
    success: words.added,
    onClose,
  });
  if (!form) return null;
  return (
    <ShopFlows>
      <ExpenseForm key={form.key} {...form.props} {...wallet} categories={categories} />
    </ShopFlows>
  );
}
