import { ChevronRight } from 'lucide-react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { PlainLink } from '../press/PlainLink.tsx';
import { definedProps } from '../theme/definedProps.ts';
import { reset } from '../theme/reset.css.ts';
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
  /** What the way is called, where a page shows several. @default 'Breadcrumb' */
  label?: string | undefined;
}

/** Where the page is and the way back. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  const { messages } = useUI();
  useDevelopmentWarning(
    items.slice(0, -1).every(({ href }) => href)
      ? null
      : 'Breadcrumbs: items has a step before the last one without href. Say where each step leads; only the page itself leads nowhere.',
  );
  if (items.length === 0) return null;
  return (
    <nav aria-label={label ?? messages.breadcrumbs} className={reset}>
      {/* A plain list of links: React Aria's collection costs as much as a page and adds nothing to so short a list. */}
      <ol className={styles.crumbs}>
        {items.map(({ label: words, href }, position) => {
          const isPage = position === items.length - 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same name and the same place
            <li key={position} className={styles.crumb}>
              <PlainLink
                {...definedProps({ href, 'aria-current': isPage ? ('page' as const) : undefined })}
                isDisabled={isPage}
                className={styles.link}
              >
                {words}
              </PlainLink>
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
