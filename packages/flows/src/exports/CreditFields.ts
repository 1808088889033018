export { CreditFields, type CreditFieldsProps, type CreditValue } from '../CreditFields/CreditFields.tsx';
