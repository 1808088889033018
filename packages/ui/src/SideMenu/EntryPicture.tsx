import type { SideMenuItem } from './menuPath.ts';
import * as styles from './SideMenu.css.ts';

/** The icon of an entry, or its first letter if it has none and the label is hidden. */
export function EntryPicture({ item, isAlone = false }: { item: SideMenuItem; isAlone?: boolean }) {
  const picture = item.icon ?? (isAlone ? Array.from(item.label.trim())[0] : null);
  if (!picture) return null;
  return (
    <span className={styles.icon} aria-hidden>
      {picture}
    </span>
  );
}
