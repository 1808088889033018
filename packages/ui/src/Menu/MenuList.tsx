import { type ReactNode, useContext, useMemo } from 'react';
import { Menu as AriaMenu, Popover, type PopoverProps } from 'react-aria-components/Menu';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Menu.css.ts';
import { MenuActionContext } from './MenuContext.ts';
import { renderMenu } from './MenuElement.tsx';

interface MenuListProps {
  label?: string | undefined;
  placement?: PopoverProps['placement'] | undefined;
  autoFocus?: 'first' | 'last' | undefined;
  children: ReactNode;
}

/** The list of a menu or a submenu, beside what opened it. */
export function MenuList({ label, placement, autoFocus, children }: MenuListProps) {
  const ui = useUI();
  const onAction = useContext(MenuActionContext);
  // A new ref on every render would close the open submenu.
  const overlay = useMemo(() => overlayRootProps(ui), [ui]);
  return (
    <Popover
      {...overlay}
      {...definedProps({ placement })}
      offset={4}
      className={classNames(ui.rootProps.className, styles.popover)}
    >
      <AriaMenu
        {...definedProps({ 'aria-label': label, autoFocus })}
        className={styles.menu}
        render={renderMenu}
        onAction={(id) => onAction?.(String(id))}
        renderEmptyState={() => <span className={styles.empty}>{ui.messages.noOptions}</span>}
      >
        {children}
      </AriaMenu>
    </Popover>
  );
}
