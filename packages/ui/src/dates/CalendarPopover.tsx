import { type CalendarDate, isSameDay } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Dialog, Popover } from 'react-aria-components/Popover';
import * as fieldStyles from '../field/field.css.ts';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import { reset } from '../theme/reset.css.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { readLanguage } from '../UIProvider/readLanguage.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './calendar.css.ts';
import * as dateStyles from './dates.css.ts';
import { dateLocale } from './day.ts';

interface CalendarPopoverProps {
  /** The label of the field. */
  label: string;
  /** The element it is placed at. @default the trigger */
  anchor?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The panel under a date picker. */
export function CalendarPopover({ label, anchor, children }: CalendarPopoverProps) {
  const ui = useUI();
  return (
    <Popover
      {...overlayRootProps(ui, styles.popover)}
      {...definedProps({ triggerRef: anchor })}
      placement="bottom start"
      offset={6}
    >
      <I18nProvider locale={dateLocale(readLanguage(ui.languageTag, ui.direction).ariaLocale)}>
        <Dialog className={styles.dialog} aria-label={label}>
          {children}
        </Dialog>
      </I18nProvider>
    </Popover>
  );
}

/** The button that opens the calendar. */
export function CalendarButton({ label, isDisabled }: { label: string; isDisabled: boolean }) {
  const { messages } = useUI();
  return (
    <Button
      className={classNames(fieldStyles.insideButton, dateStyles.button)}
      aria-label={messages.dates.openCalendar(label)}
      isDisabled={isDisabled}
    >
      <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}

/** One month of a calendar, in which today is marked, with the way to the months beside it. */
export function MonthView({ today }: { today: CalendarDate }) {
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
