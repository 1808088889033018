export { DateField, type DateFieldProps } from '../DateField/DateField.tsx';
