import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { PlainLink, type PressableLinkProps } from '../press/PlainLink.tsx';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Link.css.ts';
import { NewTabNote } from './NewTabNote.tsx';

/** Props of Link. */
export interface LinkProps extends PressableLinkProps {
  /** Whether it stands out from the text around it. @default 'accent' */
  tone?: 'accent' | 'plain' | undefined;
  /** The words. */
  children: ReactNode;
}

/** Goes to another place; within a RouterProvider without loading the page anew. */
export const Link = forwardRef(function Link(
  { tone = 'accent', children, ...props }: LinkProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  useLinkWarning('Link', props);
  return (
    <PlainLink {...props} ref={ref} className={classNames(styles.link, styles.tones[tone])}>
      {children}
      <NewTabNote target={props.target} />
    </PlainLink>
  );
});

/** Warns of a link that leads nowhere. */
export function useLinkWarning(name: string, { href, onPress }: Pick<LinkProps, 'href' | 'onPress'>): void {
  useDevelopmentWarning(
    href || onPress ? null : `${name}: href is missing. Say where it leads, or use Button for an action.`,
  );
}
