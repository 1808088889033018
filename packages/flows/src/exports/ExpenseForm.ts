export { ExpenseForm, type ExpenseFormProps, type ExpenseSubmission } from '../ExpenseForm/ExpenseForm.tsx';
export { type ExpenseDraft, emptyExpense } from '../ExpenseForm/expenseDraft.ts';
