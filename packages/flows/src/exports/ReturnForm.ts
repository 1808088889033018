export { ReturnForm, type ReturnFormProps } from '../ReturnForm/ReturnForm.tsx';
export type { ReturnDraft } from '../ReturnForm/returnDraft.ts';
export type { ReturnPurchase, ReturnSale } from '../ReturnForm/returnSubject.ts';
