export { createSearchIndex, type SearchIndex } from '../picker/createSearchIndex.ts';
export { SearchableSelect, type SearchableSelectProps } from '../SearchableSelect/SearchableSelect.tsx';
