import { CircleAlert } from 'lucide-react';
import { type ForwardedRef, forwardRef, useId } from 'react';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Form.css.ts';

/** One thing to correct. */
export interface FormError {
  /** The name of the field; without one the message stands alone. */
  name?: string | undefined;
  /** The field's label, said before the message. */
  label?: string | undefined;
  /** What is wrong, in plain words. */
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly FormError[];
  /** What is said of the form as a whole, read out at once. */
  alert: string | undefined;
  /** Called with the name of the field to go to. */
  onGo: (name: string) => void;
}

/** What is to be corrected, in one place that can take focus, with a way to each field. */
export const ErrorSummary = forwardRef(function ErrorSummary(
  { errors, alert, onGo }: ErrorSummaryProps,
  ref: ForwardedRef<HTMLElement>,
) {
  const { messages } = useUI();
  const titleId = useId();
  const fieldCount = new Set(errors.flatMap(({ name }) => name ?? [])).size;
  const title = fieldCount > 0 ? messages.errorSummary(fieldCount) : messages.somethingWentWrong;
  return (
    <section ref={ref} className={styles.summary} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={styles.summaryTitle}>
        <CircleAlert size={18} strokeWidth={1.75} className={styles.summaryIcon} aria-hidden />
        {alert ? (
          <span role="alert" className={reset}>
            {alert}
          </span>
        ) : (
          title
        )}
      </h2>
      <ul className={styles.summaryList}>
        {errors.map(({ name, label, message }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two errors may read alike
          <li key={position} className={reset}>
            {name ? (
              <button type="button" className={styles.summaryLink} onClick={() => onGo(name)}>
                {label ? `${label}: ${message}` : message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
