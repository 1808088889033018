export {
  type CompanyModel,
  CompanyModelPicker,
  type CompanyModelPickerProps,
} from '../stock/CompanyModelPicker/CompanyModelPicker.tsx';
export type { NameAnswer } from '../stock/CompanyModelPicker/useCreateName.ts';
