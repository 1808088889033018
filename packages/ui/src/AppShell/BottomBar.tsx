import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './BottomBar.css.ts';
import { useShell } from './ShellContext.ts';

/** A place or action in the bar along the bottom of a phone. */
export interface BottomBarItem {
  /** The id, unique in the bar. */
  id: string;
  /** The label below the icon. */
  label: string;
  /** The icon, 24 px. */
  icon: ReactNode;
  /** The address of a place. */
  href?: string | undefined;
  /** The action, where there is no `href`. */
  onPress?: (() => void) | undefined;
  /** Whether the place is the current page. @default false */
  isCurrent?: boolean | undefined;
  /** Whether it is the main action, drawn as a disc. @default false */
  isMain?: boolean | undefined;
}

/** The places and actions at hand on a phone, and a button that opens the menu. */
export function BottomBar({ items }: { items: readonly BottomBarItem[] }) {
  const { messages } = useUI();
  const { isMenuOpen, toggleMenu } = useShell();
  return (
    <nav className={styles.bar} aria-label={messages.quickAccess}>
      {items.map((item) => (
        <Item key={item.id} {...item} />
      ))}
      <Button className={styles.item} aria-haspopup="dialog" aria-expanded={isMenuOpen} onPress={toggleMenu}>
        <span className={styles.icon} aria-hidden>
          <MenuIcon size={22} strokeWidth={1.75} />
        </span>
        {messages.more}
      </Button>
    </nav>
  );
}

function Item({ label, icon, href, onPress, isCurrent = false, isMain = false }: BottomBarItem) {
  const content = (
    <>
      <span className={isMain ? styles.disc : styles.icon} aria-hidden>
        {icon}
      </span>
      {isMain ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </>
  );
  return href ? (
    <Link className={styles.item} href={href} aria-current={isCurrent ? 'page' : false}>
      {content}
    </Link>
  ) : (
    <Button className={styles.item} onPress={() => onPress?.()}>
      {content}
    </Button>
  );
}
