import type { Capability } from '../../books/Capability.ts';
import { reversing } from '../../books/undo.ts';
import { undoExpense } from './expenses.ts';
import { expensesAgree } from './expensesAgree.ts';
import { expensesExports } from './expensesExports.ts';
import { expensesRoutes } from './expensesRoutes.ts';

export const expenses: Capability = {
  routes: expensesRoutes,
  proofs: [expensesAgree],
  undo: { expense: reversing((shop, { ref_id }, reversal) => undoExpense(shop, ref_id ?? '', reversal)) },
  exports: expensesExports,
};
