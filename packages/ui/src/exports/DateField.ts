export { DateField } from '../DateField/DateField.tsx';
export type { DateFieldProps } from '../dates/DateFieldProps.ts';
