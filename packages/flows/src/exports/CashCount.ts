export { CashCount, type CashCountDraft, type CashCountProps } from '../money/CashCount/CashCount.tsx';
export type { MoneyCount, WithCount } from '../money/counting/moneyCount.ts';
