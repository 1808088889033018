import type { Words } from '../messages/useWords.ts';

const en = {
  search: 'Search',
  dates: 'Dates',
  all: 'All',
  clear: 'Clear filters',
  total: 'Total',
  noMatches: 'Nothing matches these filters',
  /** With how many are set, if any. */
  filters: (count: string) => (count ? `Filters (${count})` : 'Filters'),
  moreFilters: (count: string) => (count ? `More filters (${count})` : 'More filters'),
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
    filters: (count) => (count ? `فلٹر (${count})` : 'فلٹر'),
    moreFilters: (count) => (count ? `مزید فلٹر (${count})` : 'مزید فلٹر'),
    export: 'برآمد',
    csv: 'CSV فائل',
    xlsx: 'ایکسل ورک بک',
  },
};
