import { CircleAlert } from 'lucide-react';
import { type ForwardedRef, forwardRef, useId } from 'react';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Form.css.ts';

/** One thing to correct. */
export interface FormError {
  /** The name of the field. Without one, only the message is shown. */
  name?: string | undefined;
  /** The field's label, said before the message. */
  label?: string | undefined;
  /** The problem in plain words. */
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly FormError[];
  /** A sentence about the whole form, announced at once. */
  alert: string | undefined;
  /** Called with the name of the field to go to. */
  onGo: (name: string) => void;
}

/** Lists the errors of a form with a link to each field. It can take focus. */
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
