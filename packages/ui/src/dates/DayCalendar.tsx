import type { CalendarDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { Button } from '../Button/Button.tsx';
import { definedProps } from '../theme/definedProps.ts';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { browserDay } from './browserDay.ts';
import { CalendarPopover } from './CalendarPopover.tsx';
import * as styles from './calendar.css.ts';
import { dateLocale } from './dateLocale.ts';
import { parseDay } from './day.ts';
import { type AppliedLimits, dayProblem } from './dayLimits.ts';
import { MonthView } from './MonthView.tsx';

/** What the calendar of a single day is given. */
export interface DayCalendarProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  value: string;
  onChange: (day: string) => void;
  limits: AppliedLimits;
  today: string | undefined;
  isClearable: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** The calendar of a DatePicker; a module of its own, fetched when it is opened. */
export default function DayCalendar(props: DayCalendarProps) {
  const { label, anchor, button, value, onChange, limits, isClearable, isOpen, onClose } = props;
  const { messages, languageTag } = useUI();
  const { min, max, isDayUnavailable } = limits;
  const today = parseDay(props.today)?.toString() ?? browserDay();
  const todayDate = parseDay(today);
  const choose = (day: string) => {
    onChange(day);
    onClose();
  };
  const isTodayOffered =
    todayDate !== null && !dayProblem(todayDate, limits, messages, dateLocale(languageTag));
  return (
    <CalendarPopover {...{ label, anchor, button, isOpen, onClose }}>
      <Calendar
        {...definedProps({
          minValue: min ?? undefined,
          maxValue: max ?? undefined,
          isDateUnavailable:
            isDayUnavailable && ((date: { toString: () => string }) => isDayUnavailable(date.toString())),
          defaultFocusedValue: parseDay(value) ?? within(todayDate, limits) ?? undefined,
        })}
        aria-label={label}
        className={reset}
        autoFocus
        value={parseDay(value)}
        onChange={(date) => choose(date.toString())}
      >
        <MonthView today={today} />
      </Calendar>
      <div className={styles.footer}>
        <Button size="small" variant="quiet" isDisabled={!isTodayOffered} onPress={() => choose(today)}>
          {messages.dates.today}
        </Button>
        {isClearable ? (
          <Button size="small" variant="quiet" isDisabled={!value} onPress={() => choose('')}>
            {messages.clear}
          </Button>
        ) : null}
      </div>
    </CalendarPopover>
  );
}

function within(date: CalendarDate | null, { min, max }: AppliedLimits): CalendarDate | null {
  if (!date) return null;
  if (min && date.compare(min) < 0) return min;
  return max && date.compare(max) > 0 ? max : date;
}
