import type { ElementType, ReactNode } from 'react';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './field.css.ts';

interface FieldLabelProps {
  id?: string | undefined;
  /** The id of the control. Without it the label names a group. */
  htmlFor?: string | undefined;
  isRequired?: boolean | undefined;
  children: ReactNode;
}

/** The label above a field that is not one of React Aria's, such as a picker, with the mark of a required one. */
export function FieldLabel({ id, htmlFor, isRequired, children }: FieldLabelProps) {
  const Element: ElementType = htmlFor === undefined ? 'span' : 'label';
  return (
    <Element id={id} htmlFor={htmlFor} className={styles.label}>
      {children}
      {isRequired ? <RequiredMark /> : null}
    </Element>
  );
}

/** The visible mark of a required field. Screen readers get it from the control. */
export function RequiredMark() {
  const { messages } = useUI();
  return (
    <span className={styles.requiredMark} aria-hidden title={messages.required}>
      *
    </span>
  );
}
