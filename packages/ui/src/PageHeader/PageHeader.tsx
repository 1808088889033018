import type { ReactNode } from 'react';
import { type BreadcrumbItem, Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import * as styles from './PageHeader.css.ts';

/** Props of PageHeader. */
export interface PageHeaderProps {
  /** Title of the page. */
  title: string;
  /** Says what the page is for or what it shows. */
  description?: ReactNode;
  /** The main action of the page, at the end. */
  action?: ReactNode;
  /** The way to the page. */
  breadcrumbs?: readonly BreadcrumbItem[] | undefined;
}

/**
 * The head of a page: the way to it, its title, and its main action at the end. The title takes focus by code, so that a
 * new page can begin there.
 */
export function PageHeader({ title, description, action, breadcrumbs }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {breadcrumbs ? <Breadcrumbs items={breadcrumbs} /> : null}
      <div className={styles.line}>
        <div className={styles.titles}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        {action ? (
          <div className={styles.action} data-page-action>
            {action}
          </div>
        ) : null}
      </div>
    </div>
  );
}
