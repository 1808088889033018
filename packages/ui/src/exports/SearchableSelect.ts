export { createSearchIndex, type SearchIndex } from '../SearchableSelect/createSearchIndex.ts';
export { SearchableSelect, type SearchableSelectProps } from '../SearchableSelect/SearchableSelect.tsx';
