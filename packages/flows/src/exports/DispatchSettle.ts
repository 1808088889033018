export { DispatchSettle, type DispatchSettleProps } from '../DispatchSettle/DispatchSettle.tsx';
export type { DispatchedUnit, SettleableDispatch, SettleDraft } from '../DispatchSettle/settleDraft.ts';
