import type { ComponentProps } from 'react';

interface ScrollBoxProps extends ComponentProps<'div'> {
  /** Name of the content, for screen readers. */
  'aria-label': string;
}

/** A named box that the keyboard reaches and scrolls, even where nothing inside it takes focus. */
export function ScrollBox({ role = 'region', ...props }: ScrollBoxProps) {
  return <div {...props} role={role} tabIndex={0} />;
}
