import { CalendarDays } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import * as fieldStyles from '../field/field.css.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './dates.css.ts';

interface CalendarButtonProps {
  /** The label of the field. */
  label: string;
  isDisabled: boolean;
}

/** The button that opens the calendar. */
export function CalendarButton({ label, isDisabled }: CalendarButtonProps) {
  const { messages } = useUI();
  return (
    <Button
      className={classNames(fieldStyles.insideButton, styles.button)}
      aria-label={messages.dates.openCalendar(label)}
      isDisabled={isDisabled}
    >
      <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}
