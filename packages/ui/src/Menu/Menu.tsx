import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  MenuSection as AriaMenuSection,
  Header,
  MenuTrigger,
  type MenuTriggerProps,
  Popover,
  type PopoverProps,
  Separator,
} from 'react-aria-components/Menu';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Menu.css.ts';

/** Props of Menu. */
export interface MenuProps {
  /** What opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** The name of the menu, where the trigger's own words do not say it. */
  label?: string | undefined;
  /** MenuItem, MenuSection and MenuSeparator elements. */
  children: ReactNode;
  /** Called with the id of the item that was chosen. */
  onAction?: ((id: string) => void) | undefined;
  /** Where it appears. @default 'bottom start' */
  placement?: PopoverProps['placement'] | undefined;
  /** Whether it is open, where the parent decides. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: MenuTriggerProps['onOpenChange'] | undefined;
}

/** A button with a list of actions or links. */
export function Menu({
  trigger,
  label,
  children,
  onAction,
  placement = 'bottom start',
  ...state
}: MenuProps) {
  const ui = useUI();
  return (
    <MenuTrigger {...definedProps(state)}>
      {trigger}
      <Popover
        {...overlayRootProps(ui)}
        placement={placement}
        offset={4}
        className={classNames(ui.rootProps.className, styles.popover)}
      >
        <AriaMenu
          {...definedProps({ 'aria-label': label })}
          className={styles.menu}
          onAction={(id) => onAction?.(String(id))}
        >
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

/** Props of MenuItem. */
export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'style' | 'children'> {
  /** A picture before the words. */
  icon?: ReactNode;
  /** A line under the words. */
  description?: string | undefined;
  /** Whether it destroys something. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
  /** The words. */
  children: string;
}

/** One action, or one link where `href` is given. */
export function MenuItem({ icon, description, tone = 'neutral', children, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem textValue={children} {...props} className={styles.item} data-tone={tone}>
      {icon ? (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      ) : null}
      <span className={styles.words}>
        {children}
        {description ? <span className={styles.description}>{description}</span> : null}
      </span>
    </AriaMenuItem>
  );
}

/** Props of MenuSection. */
export interface MenuSectionProps {
  /** What the items have in common. */
  title: string;
  /** The items. */
  children: ReactNode;
}

/** Items that belong together, under a title. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection>
      <Header className={styles.sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Separator className={styles.separator} />;
}
