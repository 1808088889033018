export { ImeiField, type ImeiFieldProps, needsConfirmation } from '../stock/ImeiField/ImeiField.tsx';
