export { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
