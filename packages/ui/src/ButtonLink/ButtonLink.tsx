import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import * as styles from '../Button/Button.css.ts';
import { type ButtonSize, type ButtonVariant, buttonClassName, isLongLabel } from '../Button/Button.tsx';
import { type LinkProps, useLinkWarning } from '../Link/Link.tsx';
import { NewTabNote } from '../Link/NewTabNote.tsx';
import { PlainLink } from '../press/PlainLink.tsx';
import { classNames } from '../theme/classNames.ts';

/** Props of ButtonLink. */
export interface ButtonLinkProps extends Omit<LinkProps, 'tone'> {
  /** How much it asks for attention. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** How large it is. @default 'medium' */
  size?: ButtonSize | undefined;
  /** Whether it takes the whole width. @default false */
  isFullWidth?: boolean | undefined;
  /** A picture before the words. */
  icon?: ReactNode;
}

/** A link that is the main action of its place, and looks like a button. */
export const ButtonLink = forwardRef(function ButtonLink(
  { variant = 'secondary', size = 'medium', isFullWidth, icon, children, ...props }: ButtonLinkProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  useLinkWarning('ButtonLink', props);
  return (
    <PlainLink
      {...props}
      ref={ref}
      className={classNames(
        buttonClassName(variant, size, isFullWidth),
        isLongLabel(children) && styles.longLabel,
      )}
    >
      {icon ? (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      ) : null}
      {children}
      <NewTabNote target={props.target} />
    </PlainLink>
  );
});
