export type { MoneyCount, WithCount } from '../money/counting/moneyCount.ts';
export { DayClosing, type DayClosingDraft, type DayClosingProps } from '../money/DayClosing/DayClosing.tsx';
