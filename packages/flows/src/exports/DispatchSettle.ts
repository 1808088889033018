export { DispatchSettle, type DispatchSettleProps } from '../stock/DispatchSettle/DispatchSettle.tsx';
export type { DispatchedUnit, SettleableDispatch, SettleDraft } from '../stock/DispatchSettle/settleDraft.ts';
