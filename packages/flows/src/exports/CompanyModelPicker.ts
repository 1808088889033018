export {
  type CompanyModel,
  CompanyModelPicker,
  type CompanyModelPickerProps,
} from '../CompanyModelPicker/CompanyModelPicker.tsx';
export type { NameAnswer } from '../CompanyModelPicker/useCreateName.ts';
