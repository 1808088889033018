export { CashCount, type CashCountDraft, type CashCountProps } from '../CashCount/CashCount.tsx';
export type { MoneyCount, WithCount } from '../counting/moneyCount.ts';
