export {
  type CompanyModel,
  CompanyModelPicker,
  type CompanyModelPickerProps,
} from '../CompanyModelPicker/CompanyModelPicker.tsx';
export { CreditFields, type CreditFieldsProps, type CreditValue } from '../CreditFields/CreditFields.tsx';
export { EntityPicker, type EntityPickerProps } from '../EntityPicker/EntityPicker.tsx';
export { type EntityValue, emptyEntity } from '../EntityPicker/entity.ts';
export type {
  BankAccount,
  FlowDialogProps,
  Listing,
  Party,
  Refusal,
  SubmitHandler,
} from '../embedding/embedding.ts';
export { FlowsProvider, type FlowsProviderProps } from '../FlowsProvider/FlowsProvider.tsx';
export { ImeiField, type ImeiFieldProps } from '../ImeiField/ImeiField.tsx';
export type { FlowMessages, MessageOverrides } from '../messages/catalogue.ts';
export {
  type PictureSlotOption,
  PictureSlots,
  type PictureSlotsProps,
  type Pictures,
} from '../PictureSlots/PictureSlots.tsx';
export { PaymentFields, type PaymentFieldsProps } from '../WalletTransaction/PaymentFields.tsx';
export { WalletTransaction, type WalletTransactionProps } from '../WalletTransaction/WalletTransaction.tsx';
