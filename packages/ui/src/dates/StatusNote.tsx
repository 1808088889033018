import type { ReactNode } from 'react';
import * as fieldStyles from '../field/field.css.ts';

/** Something to know beside the value, read out when it comes. */
export function StatusNote({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <span role="status" className={fieldStyles.description}>
      {children}
    </span>
  );
}
