import { CircleAlert } from 'lucide-react';
import { type ForwardedRef, Fragment, forwardRef, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
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

/** Lists the errors of a form with a link to each field, those that read alike on one line. It can take focus. */
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
        {linesOf(errors).map(([line, alike]) => {
          const keys = uniqueKeys(alike.map(({ name = '' }) => name));
          return (
            <li key={line} className={reset}>
              {alike.length > 1 ? `${line}: ` : null}
              {alike.map(({ name, label, message }, position) => {
                const whole = label ? `${label}: ${message}` : message;
                return (
                  <Fragment key={keys[position]}>
                    {position > 0 ? ' · ' : null}
                    {name ? (
                      <Button className={styles.summaryLink} onPress={() => onGo(name)}>
                        {alike.length > 1 ? (
                          <>
                            <span aria-hidden className={reset}>
                              {label}
                            </span>
                            <VisuallyHidden>{whole}</VisuallyHidden>
                          </>
                        ) : (
                          whole
                        )}
                      </Button>
                    ) : (
                      message
                    )}
                  </Fragment>
                );
              })}
            </li>
          );
        })}
      </ul>
    </section>
  );
});

/** The lines of the list: fields with the same message share one, so that an empty form is not pushed away by its errors. */
function linesOf(errors: readonly FormError[]): [string | number, FormError[]][] {
  const lines = new Map<string | number, FormError[]>();
  errors.forEach((error, position) => {
    const line = error.name && error.label ? error.message : position;
    lines.set(line, [...(lines.get(line) ?? []), error]);
  });
  return [...lines];
}
