import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Link.css.ts';

/** Props of Link. */
export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children'> {
  /** Whether it stands out from the text around it. @default 'accent' */
  tone?: 'accent' | 'plain' | undefined;
  /** The words. */
  children: ReactNode;
}

/** Goes to another place; within a RouterProvider without loading the page anew. */
export const Link = forwardRef(function Link(
  { tone = 'accent', ...props }: LinkProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  return <AriaLink {...props} ref={ref} className={classNames(styles.link, styles.tones[tone])} />;
});
