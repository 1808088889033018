export { ReturnForm, type ReturnFormProps } from '../trade/ReturnForm/ReturnForm.tsx';
export type { ReturnDraft } from '../trade/ReturnForm/returnDraft.ts';
export type { ReturnPurchase, ReturnSale } from '../trade/ReturnForm/returnSubject.ts';
