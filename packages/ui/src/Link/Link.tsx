import { type ForwardedRef, forwardRef, type HTMLAttributeAnchorTarget, type ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { PressableProps } from '../Button/Button.tsx';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';

/** Props of Link. */
export interface LinkProps extends PressableProps {
  /** The address. Within a RouterProvider the router follows it. */
  href?: string | undefined;
  /** The target, such as `_blank`. */
  target?: HTMLAttributeAnchorTarget | undefined;
  /** Relation of the target to this page, such as `noreferrer`. */
  rel?: string | undefined;
  /** Whether the target is downloaded. A string sets the file name. */
  download?: boolean | string | undefined;
  /** The colour. @default 'accent' */
  tone?: 'accent' | 'plain' | undefined;
  /** The label. */
  children: ReactNode;
}

/** A link. Within a RouterProvider it does not reload the page. */
export const Link = forwardRef(function Link(
  { tone = 'accent', children, ...props }: LinkProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  return (
    <AriaLink {...definedProps(props)} ref={ref} className={classNames(styles.link, styles.tones[tone])}>
      {children}
      <NewTabNote target={props.target} />
    </AriaLink>
  );
});

/** Tells screen readers that a link opens a new tab. */
export function NewTabNote({ target }: { target: string | undefined }) {
  const { messages } = useUI();
  if (target !== '_blank') return null;
  return <VisuallyHidden> ({messages.opensInNewTab})</VisuallyHidden>;
}
