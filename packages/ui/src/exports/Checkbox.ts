export { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox.tsx';
