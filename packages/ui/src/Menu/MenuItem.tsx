import { Check, ChevronRight } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import {
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
} from 'react-aria-components/Menu';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './Menu.css.ts';

/** Props of MenuItem. */
export interface MenuItemProps
  extends Omit<AriaMenuItemProps, 'className' | 'style' | 'children' | 'render'> {
  /** An icon before the label. */
  icon?: ReactNode;
  /** A line under the label. */
  description?: string | undefined;
  /** The shortcut, such as `Ctrl K`. The menu shows it but does not handle it. */
  shortcut?: string | undefined;
  /** The reason why it is disabled. The item can still be focused, so that the reason is read. */
  disabledReason?: string | undefined;
  /** Whether it destroys something. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
  /** The label. */
  children: string;
}

/** One action, one link where `href` is given, or one choice within a section that has a `selectionMode`. */
export function MenuItem(props: MenuItemProps) {
  const { icon, description, shortcut, disabledReason, tone = 'neutral', children, href, ...rest } = props;
  const note = disabledReason ?? description;
  return (
    <AriaMenuItem
      textValue={children}
      {...rest}
      {...(disabledReason
        ? { render: renderInert, shouldCloseOnSelect: false }
        : definedProps({ href: href || undefined }))}
      className={styles.item}
      data-tone={tone}
    >
      {({ selectionMode, isSelected, hasSubmenu }) => (
        <>
          {selectionMode !== 'none' && !hasSubmenu ? (
            <span className={styles.check} aria-hidden>
              {isSelected ? <Check size={16} strokeWidth={2} /> : null}
            </span>
          ) : null}
          {icon ? (
            <span className={styles.icon} aria-hidden>
              {icon}
            </span>
          ) : null}
          {/* One name with all that is seen: who speaks to the page says what is read there. */}
          <span className={styles.words}>
            {children} {note ? <span className={styles.description}>{note}</span> : null}
          </span>
          {shortcut ? <kbd className={styles.shortcut}>{shortcut}</kbd> : null}
          {hasSubmenu ? (
            <ChevronRight size={16} strokeWidth={1.75} className={styles.chevron} aria-hidden />
          ) : null}
        </>
      )}
    </AriaMenuItem>
  );
}

/** An item that can be focused and read but does nothing. */
function renderInert(props: HTMLAttributes<HTMLElement>) {
  const {
    onClick: _click,
    onPointerDown: _pointerDown,
    onPointerUp: _pointerUp,
    onMouseDown: _mouseDown,
    onKeyDown: _keyDown,
    onKeyUp: _keyUp,
    ...rest
  } = props;
  return <div {...rest} aria-disabled data-disabled />;
}
