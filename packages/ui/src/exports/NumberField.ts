export { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';
