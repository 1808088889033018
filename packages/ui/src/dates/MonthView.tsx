import { type CalendarDate, isSameDay } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './calendar.css.ts';

interface MonthViewProps {
  /** The day that is marked as today. */
  today: CalendarDate;
}

/** One month of a calendar, with the way to the months beside it. */
export function MonthView({ today }: MonthViewProps) {
  const { messages, direction } = useUI();
  const [Before, After] = direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" className={styles.turn} aria-label={messages.dates.previousMonth}>
          <Before size={18} strokeWidth={1.75} aria-hidden />
        </Button>
        <Heading className={styles.month} />
        <Button slot="next" className={styles.turn} aria-label={messages.dates.nextMonth}>
          <After size={18} strokeWidth={1.75} aria-hidden />
        </Button>
      </div>
      <CalendarGrid className={styles.grid} weekdayStyle="short">
        <CalendarGridHeader className={reset}>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody className={reset}>
          {(date) => (
            <CalendarCell
              date={date}
              className={styles.day}
              data-marked={isSameDay(date, today) || undefined}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
