import { type FormEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { AdvanceContext } from '../field/AdvanceContext.ts';
import { focusField } from '../field/FieldHandle.ts';
import { isDateSegment } from '../field/isDateSegment.ts';
import { submitImplicitly } from '../field/submitImplicitly.ts';
import { advanceOnEnter, goOnFrom, isEnterStop } from './advanceOnEnter.ts';
import { ErrorSummary, type FormError } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';

/** Props of Form. */
export interface FormProps {
  /**
   * Called when the form is submitted; the browser's own submission does not happen. While a promise that it returns is on its way,
   * submitting again does nothing. Without it the browser submits to `action`.
   */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => unknown) | undefined;
  /** Submission address when there is no `onSubmit`. */
  action?: string | undefined;
  /** Submission method when there is no `onSubmit`. @default 'get' */
  method?: 'get' | 'post' | undefined;
  /** Errors listed at the top, each with a link to its field. */
  errors?: readonly FormError[] | undefined;
  /**
   * A sentence about the whole form above the list, announced at once. @default the number of fields to
   * correct
   */
  alert?: string | undefined;
  /** Number of submissions so far. When it grows while there are errors, the list takes focus. */
  submitCount?: number | undefined;
  /** Whether a submission is on its way: submitting again does nothing. */
  isPending?: boolean | undefined;
  /** Whether Enter in a one-line field goes to the next field, and submits from the last. */
  shouldAdvanceOnEnter?: boolean | undefined;
  /** The id, for a submit button outside the form. */
  id?: string | undefined;
  /** The name of the form for screen readers. */
  label?: string | undefined;
  /** The fields and the buttons. */
  children: ReactNode;
}

// React Aria's own Form would hand its props on to a form in a dialog that it opens, which would then be submitted as both.
const fieldsByAria = { validationBehavior: 'aria' } as const;

/** A form whose errors are listed in one place that takes focus, and that is submitted once at a time. */
export function Form(props: FormProps) {
  const { onSubmit, errors = [], alert, submitCount = 0, isPending = false, shouldAdvanceOnEnter } = props;
  const { id, label, action, method, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const isOnItsWay = useRef(false);
  const hasErrors = errors.length > 0;

  // Waits for the errors of the last submission, which may arrive after the count has grown.
  const answered = useRef(submitCount);
  useEffect(() => {
    if (submitCount === answered.current || !hasErrors) return;
    answered.current = submitCount;
    summary.current?.focus();
  }, [submitCount, hasErrors]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A dialog's form may be, to React, inside the form that opened it.
    event.stopPropagation();
    if (onSubmit || isPending) event.preventDefault();
    if (isOnItsWay.current || isPending) return;
    const answer = onSubmit?.(event);
    if (!(answer instanceof Promise)) return;
    isOnItsWay.current = true;
    // The caller handles a rejection of its promise, which must not count as handled here.
    void answer.finally(() => {
      isOnItsWay.current = false;
    });
  };

  const goTo = (name: string) =>
    focusField(form.current?.querySelector(`[data-field="${CSS.escape(name)}"]`) ?? null);

  // React Aria keeps Enter in a date, on a radio and on a button to itself: it is met on its way down.
  const onKeyEarly = (event: KeyboardEvent<HTMLFormElement>) => {
    if (isSubmitKey(event)) {
      // A date completes its year and submits by itself.
      if (isDateSegment(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      submitImplicitly(event.currentTarget);
    } else if (shouldAdvanceOnEnter && keepsEnter(event.target) && advanceOnEnter(event))
      event.stopPropagation();
  };
  const onEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target } = event;
    if (shouldAdvanceOnEnter && advanceOnEnter(event)) return;
    // Browsers leave Enter on a list and on a group alone; to people they are fields of one line as any other.
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    if (!(target instanceof HTMLSelectElement) && !(shouldAdvanceOnEnter && isEnterStop(target))) return;
    // The rest of this key press must not press a button that the submission brings.
    event.preventDefault();
    submitImplicitly(target.closest('form'));
  };
  const goOn = useCallback((field: HTMLElement) => {
    if (form.current?.contains(field)) goOnFrom(field, form.current);
  }, []);

  return (
    <form
      {...{ id, action, method }}
      aria-label={label}
      aria-busy={isPending || undefined}
      onKeyDown={onEnter}
      onKeyDownCapture={onKeyEarly}
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submit}
    >
      <FormContext.Provider value={fieldsByAria}>
        {hasErrors ? <ErrorSummary ref={summary} errors={errors} alert={alert} onGo={goTo} /> : null}
        <AdvanceContext.Provider value={shouldAdvanceOnEnter ? goOn : null}>
          {children}
        </AdvanceContext.Provider>
      </FormContext.Provider>
    </form>
  );
}

/** Ctrl Enter, or Cmd Enter on a Mac, in the form itself: a dialog that it opens is, to React, inside it. */
function isSubmitKey(event: KeyboardEvent<HTMLFormElement>): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || altKey || shiftKey) return false;
  if (repeat || nativeEvent.isComposing || !currentTarget.contains(target as Node)) return false;
  // In an open list it chooses.
  return !(target instanceof Element && target.getAttribute('aria-expanded') === 'true');
}

function keepsEnter(target: EventTarget): boolean {
  return isDateSegment(target) || (target instanceof HTMLInputElement && target.type === 'radio');
}
