import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { classNames } from '../theme/classNames.ts';
import { EntryPicture } from './EntryPicture.tsx';
import type { SideMenuItem } from './menuPath.ts';
import * as styles from './SideMenu.css.ts';

/** Opens the entries of a collapsed menu beside it. */
export function Flyout({ item, isActive }: { item: SideMenuItem; isActive: boolean }) {
  return (
    <Menu
      placement="end top"
      label={item.label}
      trigger={
        <AriaButton className={classNames(styles.entry, isActive && styles.around)} aria-label={item.label}>
          <EntryPicture item={item} isAlone />
        </AriaButton>
      }
    >
      {linksBelow(item).map(({ id, label, href }) => (
        <MenuItem key={id} id={id} {...(href === undefined ? {} : { href })}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

function linksBelow(item: SideMenuItem): readonly SideMenuItem[] {
  return item.children?.flatMap((child) => (child.children ? linksBelow(child) : [child])) ?? [];
}
