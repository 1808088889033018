import { ChevronRight } from 'lucide-react';
import { Breadcrumbs as AriaBreadcrumbs, Breadcrumb } from 'react-aria-components/Breadcrumbs';
import { Link as AriaLink } from 'react-aria-components/Link';
import { definedProps } from '../theme/definedProps.ts';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One step of the way to the page. */
export interface BreadcrumbItem {
  /** Name of the page. */
  label: string;
  /** Address of the page. Leave it out for the current page. */
  href?: string | undefined;
}

/** Props of Breadcrumbs. */
export interface BreadcrumbsProps {
  /** The way from the start to the page. */
  items: readonly BreadcrumbItem[];
  /** Accessible name of the navigation, needed when a page has several. @default 'Breadcrumb' */
  label?: string | undefined;
}

/** The path to the current page, each step a link. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  const { messages } = useUI();
  if (items.length === 0) return null;
  return (
    <nav aria-label={label ?? messages.breadcrumbs} className={reset}>
      <AriaBreadcrumbs className={styles.crumbs}>
        {items.map(({ label: words, href }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same name and the same place
          <Breadcrumb key={position} className={styles.crumb}>
            <AriaLink {...definedProps({ href })} className={styles.link}>
              {words}
            </AriaLink>
            {position === items.length - 1 ? null : (
              <ChevronRight size={14} strokeWidth={1.75} className={styles.chevron} aria-hidden />
            )}
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}
