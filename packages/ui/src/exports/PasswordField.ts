export { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField.tsx';
