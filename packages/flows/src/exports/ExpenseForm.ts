export {
  ExpenseForm,
  type ExpenseFormProps,
  type ExpenseSubmission,
} from '../money/ExpenseForm/ExpenseForm.tsx';
export { type ExpenseDraft, emptyExpense } from '../money/ExpenseForm/expenseDraft.ts';
