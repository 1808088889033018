import type { Words } from '../messages/useWords.ts';

const en = {
  search: 'Search',
  dates: 'Dates',
  all: 'All',
  clear: 'Clear filters',
  total: 'Total',
  noMatches: 'Nothing matches these filters',
  filters: 'Filters',
  filtersOf: (count: string) => `Filters (${count})`,
  moreFilters: 'More filters',
  moreFiltersOf: (count: string) => `More filters (${count})`,
  export: 'Export',
  csv: 'CSV file',
  xlsx: 'Excel workbook',
};

/** What every list says. */
export const listWords: Words<typeof en> = {
  en,
  ur: {
    search: 'تلاش',
    dates: 'تاریخیں',
    all: 'سب',
    clear: 'فلٹر ہٹائیں',
    total: 'کل',
    noMatches: 'ان فلٹروں سے کچھ نہیں ملا',
    filters: 'فلٹر',
    filtersOf: (count) => `فلٹر (${count})`,
    moreFilters: 'مزید فلٹر',
    moreFiltersOf: (count) => `مزید فلٹر (${count})`,
    export: 'برآمد',
    csv: 'CSV فائل',
    xlsx: 'ایکسل ورک بک',
  },
};
