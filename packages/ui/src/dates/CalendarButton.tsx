import { CalendarDays } from 'lucide-react';
import { type ForwardedRef, forwardRef } from 'react';
import * as fieldStyles from '../field/field.css.ts';
import { PlainButton } from '../press/PlainButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './dates.css.ts';

interface CalendarButtonProps {
  label: string;
  isDisabled: boolean;
  calendar: {
    isOpen: boolean;
    isLoading: boolean;
    prepare: () => void;
    open: () => void;
    close: () => void;
  };
}

/** Opens the calendar of a date field. */
export const CalendarButton = forwardRef(function CalendarButton(
  { label, isDisabled, calendar }: CalendarButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const { messages } = useUI();
  return (
    <PlainButton
      ref={ref}
      className={classNames(fieldStyles.insideButton, styles.button)}
      aria-label={messages.dates.openCalendar(label)}
      aria-haspopup="dialog"
      aria-expanded={calendar.isOpen}
      isDisabled={isDisabled}
      onPointerEnter={calendar.prepare}
      onFocus={calendar.prepare}
      onPress={calendar.isOpen ? calendar.close : calendar.open}
    >
      {calendar.isLoading ? (
        <Spinner size="small" isDecorative />
      ) : (
        <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
      )}
    </PlainButton>
  );
});
