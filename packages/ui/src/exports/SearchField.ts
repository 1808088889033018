export { SearchField, type SearchFieldProps } from '../SearchField/SearchField.tsx';
