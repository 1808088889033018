import type { CalendarDate } from '@internationalized/date';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './calendar.css.ts';
import type { CalendarLimits } from './dayLimits.ts';
import { type DayRange, namedRanges, rangeWithin } from './namedRanges.ts';

interface RangeButtonsProps {
  value: DayRange;
  limits: CalendarLimits;
  today: CalendarDate;
  className: string;
  isDisabled: boolean;
  /** Called with the range that was chosen. */
  onChoose: (range: DayRange) => void;
}

/** The ranges that people have names for, each as a button. */
export function RangeButtons({ value, onChoose, limits, today, className, isDisabled }: RangeButtonsProps) {
  const { messages } = useUI();
  return (
    <ul className={className} aria-label={messages.dates.ranges}>
      {namedRanges(today).map(([name, days]) => {
        const range = rangeWithin(days, limits);
        const isChosen = range !== null && range.from === value.from && range.to === value.to;
        return (
          <li key={name} className={reset}>
            <ToggleButton
              className={styles.range}
              isSelected={isChosen}
              isDisabled={isDisabled || range === null}
              onChange={() => range && onChoose(range)}
            >
              {messages.dates[name]}
            </ToggleButton>
          </li>
        );
      })}
    </ul>
  );
}
