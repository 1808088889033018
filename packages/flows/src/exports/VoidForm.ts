export { type VoidDraft, VoidForm, type VoidFormProps } from '../trade/VoidForm/VoidForm.tsx';
export type { VoidablePurchase, VoidableSale } from '../trade/VoidForm/voidSubject.ts';
