import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { PlainButton } from '../press/PlainButton.tsx';
import { classNames } from '../theme/classNames.ts';
import { EntryPicture } from './EntryPicture.tsx';
import type { SideMenuItem } from './menuPath.ts';
import * as styles from './SideMenu.css.ts';

/** While the menu is collapsed, what is inside an entry opens beside it. */
export function Flyout({ item, isActive }: { item: SideMenuItem; isActive: boolean }) {
  return (
    <Menu
      placement="end top"
      label={item.label}
      trigger={
        <PlainButton className={classNames(styles.entry, isActive && styles.around)} aria-label={item.label}>
          <EntryPicture item={item} isAlone />
        </PlainButton>
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
