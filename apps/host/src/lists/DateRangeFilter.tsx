import { DatePicker, Select } from '@handset/ui';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { type DateRange, nameOfRange, RANGES, type RangeName, rangeOf } from './dateRange.ts';
import * as styles from './filters.css.ts';

interface DateRangeFilterProps {
  value: DateRange;
  onChange: (range: DateRange) => void;
  /** The shop's day. */
  today: string;
}

/** Which days a list covers: a range by its name, or two dates. */
export function DateRangeFilter({ value, onChange, today }: DateRangeFilterProps) {
  const { list } = useMessages();
  const name = nameOfRange(value, today);
  const options = RANGES.map((range) => ({ value: range as string, label: list[range] }));
  return (
    <>
      <div className={styles.filterLine}>
        <Select
          label={list.range}
          options={name ? options : [...options, { value: 'custom', label: list.custom }]}
          value={name ?? 'custom'}
          onChange={(range) => range !== 'custom' && onChange(rangeOf(range as RangeName, today))}
        />
      </div>
      <div className={styles.filter}>
        <DatePicker
          label={list.from}
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
          max={value.to || undefined}
        />
      </div>
      <div className={styles.filter}>
        <DatePicker
          label={list.to}
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
          min={value.from || undefined}
        />
      </div>
    </>
  );
}
