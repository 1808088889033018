import { DateRangeFilter } from './DateRangeFilter.tsx';
import * as styles from './filters.css.ts';
import { SearchField } from './SearchField.tsx';
import type { DocumentFilterState } from './useDocumentFilters.ts';

/** The filter bar of a list of documents. */
export function DocumentFilters({
  filters,
  today,
}: {
  filters: DocumentFilterState;
  today: string | undefined;
}) {
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchField value={filters.text} onChange={filters.setText} />
      </div>
      {today ? <DateRangeFilter value={filters.range} onChange={filters.setRange} today={today} /> : null}
    </div>
  );
}
