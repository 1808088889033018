import { ChevronRight } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { definedProps } from '../theme/definedProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One step of the way to the page. */
export interface BreadcrumbItem {
  /** What the place is called. */
  label: string;
  /** Where it is; the page itself has none. */
  href?: string | undefined;
}

/** Props of Breadcrumbs. */
export interface BreadcrumbsProps {
  /** The way from the start to the page. */
  items: readonly BreadcrumbItem[];
}

/** Where the page is and the way back. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { messages } = useUI();
  return (
    <nav aria-label={messages.breadcrumbs}>
      {/* A plain list of links: React Aria's collection costs as much as a page and adds nothing to so short a list. */}
      <ol className={styles.crumbs}>
        {items.map(({ label, href }, position) => {
          const isPage = position === items.length - 1;
          return (
            <li key={`${href} ${label}`} className={styles.crumb}>
              <Link
                {...definedProps({ href, 'aria-current': isPage ? ('page' as const) : undefined })}
                isDisabled={isPage}
                className={styles.link}
              >
                {label}
              </Link>
              {isPage ? null : (
                <ChevronRight size={14} strokeWidth={1.75} className={styles.chevron} aria-hidden />
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
