export { ImeiField, type ImeiFieldProps, needsConfirmation } from '../ImeiField/ImeiField.tsx';
