export { DateRangePicker, type DateRangePickerProps } from '../DateRangePicker/DateRangePicker.tsx';
export type { DayRange } from '../dates/namedRanges.ts';
