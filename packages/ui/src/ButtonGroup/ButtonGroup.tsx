import { Children, type ReactNode } from 'react';
import * as styles from './ButtonGroup.css.ts';

/** Props of ButtonGroup. */
export interface ButtonGroupProps {
  /** Name of the group for screen readers. */
  label: string;
  /** Button, IconButton and ButtonLink elements of one size and variant. */
  children: ReactNode;
}

/** Buttons that belong together, joined into one shape. */
export function ButtonGroup({ label, children }: ButtonGroupProps) {
  if (Children.toArray(children).length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={label} className={styles.group}>
      {children}
    </div>
  );
}
