import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import { ButtonIcon, buttonClassName } from '../Button/buttonParts.tsx';
import { type LinkProps, NewTabNote } from '../Link/Link.tsx';
import { definedProps } from '../theme/definedProps.ts';

/** Props of ButtonLink. */
export interface ButtonLinkProps extends Omit<LinkProps, 'tone'> {
  /** The emphasis. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** The size. @default 'medium' */
  size?: ButtonSize | undefined;
  /** Whether it takes the whole width. @default false */
  isFullWidth?: boolean | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
}

/** A link that is the main action of its place, and looks like a button. */
export const ButtonLink = forwardRef(function ButtonLink(
  { variant, size, isFullWidth, icon, children, ...props }: ButtonLinkProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  return (
    <AriaLink
      {...definedProps(props)}
      ref={ref}
      className={buttonClassName({ variant, size, isFullWidth, children })}
      data-variant={variant ?? 'secondary'}
    >
      <ButtonIcon>{icon}</ButtonIcon>
      {children}
      <NewTabNote target={props.target} />
    </AriaLink>
  );
});
