import { Children, type ReactNode } from 'react';
import { classNames } from '../theme/classNames.ts';
import * as styles from './ButtonGroup.css.ts';

/** Props of ButtonGroup. */
export interface ButtonGroupProps {
  /** Name of the group for screen readers. */
  label: string;
  /** Whether they stand beside or above one another. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Whether a horizontal group stands upright on a phone. @default false */
  isVerticalOnPhone?: boolean | undefined;
  /** Whether it takes the whole width, each button an equal part of it. @default false */
  isFullWidth?: boolean | undefined;
  /** Button, IconButton and ButtonLink elements of one size and variant. */
  children: ReactNode;
}

/** Buttons that belong together, joined into one shape. */
export function ButtonGroup(props: ButtonGroupProps) {
  const { label, orientation = 'horizontal', isVerticalOnPhone, isFullWidth, children } = props;
  if (Children.toArray(children).length === 0) return null;
  const direction = orientation === 'horizontal' && isVerticalOnPhone ? 'verticalOnPhone' : orientation;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label={label}
      className={classNames(styles.group, styles.orientations[direction], isFullWidth && styles.fullWidth)}
    >
      {children}
    </div>
  );
}
