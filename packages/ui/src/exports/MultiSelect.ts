export { MultiSelect, type MultiSelectProps } from '../MultiSelect/MultiSelect.tsx';
