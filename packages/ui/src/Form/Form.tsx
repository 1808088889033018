import { CircleAlert } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { focusField } from '../field/FieldHandle.ts';
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

/** Props of Form. */
export interface FormProps {
  /** Called when the form is submitted; the browser's own submission does not happen. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What is to be corrected, listed at the top with a link to each field. */
  errors?: readonly FormError[] | undefined;
  /** What the list says of the form as a whole, read out at once. @default how many fields are to be corrected */
  alert?: string | undefined;
  /** How often the form was submitted: the list takes focus when this grows while there are errors. */
  submitCount?: number | undefined;
  /** Whether Enter in a one-line field goes to the next field, and submits from the last. */
  shouldAdvanceOnEnter?: boolean | undefined;
  /** The id, for a submit button outside the form. */
  id?: string | undefined;
  /** The name of the form for screen readers. */
  label?: string | undefined;
  /** The fields and the buttons. */
  children: ReactNode;
}

/** A form whose errors are listed in one place that takes focus. */
export function Form({
  onSubmit,
  errors = [],
  alert,
  submitCount = 0,
  shouldAdvanceOnEnter,
  id,
  label,
  children,
}: FormProps) {
  const { messages } = useUI();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const hasErrors = errors.length > 0;
  const fieldCount = errors.filter(({ name }) => name !== undefined).length;

  // Waits for the errors of the last submission, which may arrive after the count has grown.
  const answered = useRef(submitCount);
  useEffect(() => {
    if (submitCount === answered.current || !hasErrors) return;
    answered.current = submitCount;
    summary.current?.focus();
  }, [submitCount, hasErrors]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's form may be, to React, inside the form that opened it.
    event.stopPropagation();
    onSubmit(event);
  };

  const goTo = (name: string) =>
    focusField(form.current?.querySelector(`[data-field="${CSS.escape(name)}"]`) ?? null);

  return (
    <AriaForm
      ref={form}
      className={styles.form}
      validationBehavior="aria"
      onSubmit={submit}
      {...(id ? { id } : {})}
      {...(label ? { 'aria-label': label } : {})}
      {...(shouldAdvanceOnEnter ? { onKeyDown: advanceOnEnter } : {})}
    >
      {hasErrors ? (
        <section ref={summary} className={styles.summary} aria-labelledby={titleId} tabIndex={-1}>
          <h2 id={titleId} className={styles.summaryTitle}>
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
            {alert ? (
              <span role="alert">{alert}</span>
            ) : fieldCount > 0 ? (
              messages.errorSummary(fieldCount)
            ) : (
              messages.somethingWentWrong
            )}
          </h2>
          <ul className={styles.summaryList}>
            {errors.map(({ name, label: field, message }) => (
              <li key={`${name} ${message}`}>
                {name ? (
                  <button type="button" className={styles.summaryLink} onClick={() => goTo(name)}>
                    {field ? `${field}: ${message}` : message}
                  </button>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {children}
    </AriaForm>
  );
}

const oneLineInputs =
  'input:not([type=hidden],[type=checkbox],[type=radio],[type=file],[disabled]),select,textarea';

function advanceOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  const isOneLine = target instanceof HTMLInputElement && target.matches(oneLineInputs);
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing || !isOneLine) return;
  if (!currentTarget.contains(target)) return;
  const inputs = [...currentTarget.querySelectorAll<HTMLElement>(oneLineInputs)];
  const next = inputs[inputs.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
