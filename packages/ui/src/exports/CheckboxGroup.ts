export { CheckboxGroup, type CheckboxGroupProps } from '../CheckboxGroup/CheckboxGroup.tsx';
