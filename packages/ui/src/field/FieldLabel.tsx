import type { ReactNode } from 'react';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './field.css.ts';

interface FieldLabelProps {
  id?: string | undefined;
  /** The control that it names; without one it names a group, and is no label to the browser. */
  htmlFor?: string | undefined;
  isRequired?: boolean | undefined;
  children: ReactNode;
}

/** The label above a field, with the mark of a required one. */
export function FieldLabel({ id, htmlFor, isRequired, children }: FieldLabelProps) {
  const words = (
    <>
      {children}
      {isRequired ? <RequiredMark /> : null}
    </>
  );
  return htmlFor === undefined ? (
    <span id={id} className={styles.label}>
      {words}
    </span>
  ) : (
    <label id={id} htmlFor={htmlFor} className={styles.label}>
      {words}
    </label>
  );
}

/** Says to the eye that a value must be given; to others the control says it. */
export function RequiredMark() {
  const { messages } = useUI();
  return (
    <span className={styles.requiredMark} aria-hidden title={messages.required}>
      *
    </span>
  );
}
