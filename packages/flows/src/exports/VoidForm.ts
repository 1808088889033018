export { VoidForm, type VoidFormProps } from '../VoidForm/VoidForm.tsx';
export type { VoidablePurchase, VoidableSale } from '../VoidForm/voidSubject.ts';
