export { DateRangePicker, type DateRangePickerProps } from '../DateRangePicker/DateRangePicker.tsx';
export type { DayRange, RangePreset, RangePresetName } from '../dates/rangePresets.ts';
