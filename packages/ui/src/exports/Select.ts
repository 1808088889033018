export { Select, type SelectProps } from '../Select/Select.tsx';
