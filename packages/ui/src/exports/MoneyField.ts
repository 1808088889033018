export { MoneyField, type MoneyFieldProps } from '../MoneyField/MoneyField.tsx';
