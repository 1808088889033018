import type { CalendarDate } from '@internationalized/date';
import { Button as AriaButton } from 'react-aria-components/Button';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Button } from '../Button/Button.tsx';
import * as styles from '../dates/calendar.css.ts';
import { parseDay } from '../dates/day.ts';
import type { CalendarLimits } from '../dates/dayLimits.ts';
import { MonthView } from '../dates/MonthView.tsx';
import { type DayRange, namedRange, rangeNames, rangeWithin } from '../dates/namedRanges.ts';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

interface RangeCalendarPanelProps {
  label: string;
  value: DayRange;
  /** Called with the range that was chosen, which closes the panel. */
  onChoose: (range: DayRange) => void;
  limits: CalendarLimits;
  today: CalendarDate;
  isClearable: boolean;
}

/** The named ranges and the calendar of a DateRangePicker. */
export function RangeCalendarPanel(props: RangeCalendarPanelProps) {
  const { label, value, onChoose, limits, today, isClearable } = props;
  const { messages } = useUI();
  return (
    <div className={styles.columns}>
      <ul className={styles.presets} aria-label={messages.dates.presets}>
        {rangeNames.map((name) => {
          const range = rangeWithin(namedRange(name, today), limits);
          const isChosen = range !== null && range.from === value.from && range.to === value.to;
          return (
            <li key={name} className={reset}>
              <AriaButton
                className={styles.preset}
                aria-pressed={isChosen}
                isDisabled={range === null}
                onPress={() => range && onChoose(range)}
              >
                {messages.dates[name]}
              </AriaButton>
            </li>
          );
        })}
      </ul>
      <div data-span className={reset}>
        <RangeCalendar
          {...limits}
          aria-label={label}
          className={reset}
          autoFocus
          defaultFocusedValue={parseDay(value.to) ?? parseDay(value.from) ?? today}
          value={span(value)}
          onChange={({ start, end }) => onChoose({ from: start.toString(), to: end.toString() })}
        >
          <MonthView today={today} />
        </RangeCalendar>
        {isClearable ? (
          <div className={styles.footer}>
            <Button
              size="small"
              variant="quiet"
              isDisabled={!value.from && !value.to}
              onPress={() => onChoose({ from: '', to: '' })}
            >
              {messages.clear}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** The range shown in the calendar. An open or reversed range has no days in between. */
function span({ from, to }: DayRange) {
  const [start, end] = [parseDay(from), parseDay(to)];
  return start && end && start.compare(end) <= 0 ? { start, end } : null;
}
