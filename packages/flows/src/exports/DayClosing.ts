export type { MoneyCount, WithCount } from '../counting/moneyCount.ts';
export { DayClosing, type DayClosingDraft, type DayClosingProps } from '../DayClosing/DayClosing.tsx';
