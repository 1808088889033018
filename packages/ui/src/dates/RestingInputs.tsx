import type { KeyboardEvent } from 'react';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { dateLocale } from './dateLocale.ts';
import * as styles from './dates.css.ts';
import { dayParts, parseDay } from './day.ts';

interface RestingInputsProps {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string | undefined;
  name?: string | undefined;
  value: string;
  isDisabled?: boolean | undefined;
  /** Of what is pressed or reached by the keyboard before there is anything to type into. */
  handlers: {
    onPointerDown: () => void;
    onFocus: () => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Day, month and year as they stand in a field, to be looked at until those come that are typed into. */
export function RestingInputs({ name, value, isDisabled, handlers, ...aria }: RestingInputsProps) {
  const { languageTag, messages } = useUI();
  const day = parseDay(value);
  const parts = dayParts(dateLocale(languageTag)).map(({ type, text }) => {
    if (type !== 'day' && type !== 'month' && type !== 'year') return { type: 'literal', text };
    return day
      ? { type, text: String(day[type]).padStart(2, '0') }
      : { type, text: messages.dates[type], isPlaceholder: true };
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: as React Aria's, which takes its place
    <div
      role="group"
      {...aria}
      tabIndex={isDisabled ? undefined : 0}
      aria-disabled={isDisabled}
      className={classNames(styles.input, styles.resting)}
      {...(isDisabled ? null : handlers)}
    >
      <span dir="ltr" className={styles.parts}>
        {parts.map(({ type, text, isPlaceholder }, position) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a language stay in their places
            key={position}
            className={styles.segment}
            data-type={type}
            data-placeholder={isPlaceholder}
            data-disabled={isDisabled || undefined}
          >
            {text}
          </span>
        ))}
      </span>
      {name ? <input type="hidden" name={name} value={day ? value : ''} disabled={isDisabled} /> : null}
    </div>
  );
}
