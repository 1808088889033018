export {
  CreditFields,
  type CreditFieldsProps,
  type CreditValue,
} from '../money/CreditFields/CreditFields.tsx';
