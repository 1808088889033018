import type { AriaRole, ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Props of VisuallyHidden. */
export interface VisuallyHiddenProps {
  /** HTML element to render. @default 'span' */
  elementType?: 'span' | 'div' | 'p' | 'legend' | 'caption' | 'label' | 'h1' | 'h2' | 'h3' | 'h4' | undefined;
  /** Whether it is seen while something inside has focus. @default false */
  isFocusable?: boolean | undefined;
  /** The id of the element. */
  id?: string | undefined;
  /** ARIA role, such as `status`. */
  role?: AriaRole | undefined;
  /** The label. */
  children?: ReactNode;
}

/** Words for screen readers alone. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  const { elementType: Element = 'span', isFocusable = false, ...attributes } = props;
  return <Element {...attributes} className={isFocusable ? styles.hiddenAtRest : styles.hidden} />;
}
