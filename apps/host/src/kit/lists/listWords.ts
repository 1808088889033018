import { defineMessages } from '@handset/ui';

const en = {
  search: 'Search',
  dates: 'Dates',
  all: 'All',
  clear: 'Clear filters',
  clearSearch: 'Clear the search',
  clearOf: (filter: string) => `Clear ${filter}`,
  total: 'Total',
  totalOf: (count: string) => `Total of ${count}`,
  noMatches: 'Nothing matches these filters',
  notFound: (text: string) => `Nothing found for “${text}”`,
  /** With the number of active filters, if any. */
  filters: (count: string) => (count ? `Filters (${count})` : 'Filters'),
  moreFilters: (count: string) => (count ? `More filters (${count})` : 'More filters'),
  export: 'Export',
  actions: 'Actions',
  actionsOf: (record: string) => `Actions for ${record}`,
  csv: 'CSV file',
  xlsx: 'Excel workbook',
};

export const listWords = defineMessages({
  en,
  ur: {
    search: 'تلاش',
    dates: 'تاریخیں',
    all: 'سب',
    clear: 'فلٹر ہٹائیں',
    clearSearch: 'تلاش ہٹائیں',
    clearOf: (filter) => `${filter} ہٹائیں`,
    total: 'کل',
    totalOf: (count) => `کل \u2066${count}\u2069`,
    noMatches: 'ان فلٹروں سے کچھ نہیں ملا',
    notFound: (text) => `”\u2068${text}\u2069“ نہیں ملا`,
    filters: (count) => (count ? `فلٹر (${count})` : 'فلٹر'),
    moreFilters: (count) => (count ? `مزید فلٹر (${count})` : 'مزید فلٹر'),
    export: 'برآمد',
    actions: 'کارروائی',
    actionsOf: (record) => `${record} کے لیے کارروائی`,
    csv: 'CSV فائل',
    xlsx: 'ایکسل ورک بک',
  },
});
