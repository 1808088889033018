import { ChevronRight } from 'lucide-react';
import { Breadcrumbs as AriaBreadcrumbs, Breadcrumb, Link } from 'react-aria-components/Breadcrumbs';
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
      <AriaBreadcrumbs className={styles.crumbs}>
        {items.map(({ label, href }, position) => (
          <Breadcrumb key={`${href} ${label}`} className={styles.crumb}>
            <Link {...definedProps({ href })} className={styles.link}>
              {label}
            </Link>
            {position < items.length - 1 ? (
              <ChevronRight size={14} strokeWidth={1.75} className={styles.chevron} aria-hidden />
            ) : null}
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}
