import { Check, ChevronRight } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import {
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
} from 'react-aria-components/Menu';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './Menu.css.ts';

/** Props of MenuItem. */
export interface MenuItemProps
  extends Omit<AriaMenuItemProps, 'className' | 'style' | 'children' | 'render'> {
  /** A picture before the words. */
  icon?: ReactNode;
  /** A line under the words. */
  description?: string | undefined;
  /** The keys that do the same, such as `Ctrl K`; the menu shows them and does not listen for them. */
  shortcut?: string | undefined;
  /** Why it cannot be chosen now: it stays within reach of the keyboard, so that the reason can be read. */
  disabledReason?: string | undefined;
  /** Whether it destroys something. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
  /** The words. */
  children: string;
}

/** One action, one link where `href` is given, or one choice within a section that has a `selectionMode`. */
export function MenuItem(props: MenuItemProps) {
  const { icon, description, shortcut, disabledReason, tone = 'neutral', children, href, ...rest } = props;
  useDevelopmentWarning(
    children
      ? null
      : 'MenuItem: children is empty. Write what it does; an item is found by its first letters.',
  );
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

/** An item that can be focused and read, and does nothing: whatever would choose it is taken away. */
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
