import { PageHeader, useMediaQuery } from '@handset/ui';
import type { ReactNode } from 'react';
import * as styles from './filters.css.ts';
import { ListSearch } from './ListSearch.tsx';
import type { ListState } from './useList.ts';

interface ListHeaderProps {
  title: string;
  description?: ReactNode;
  /** The page's main action. */
  action?: ReactNode;
  list: ListState<string>;
  /** Placeholder of the search field. No search when absent. */
  searchHint?: string | undefined;
  /** Whether the list is searched by IMEIs. @default false */
  hasImeis?: boolean | undefined;
}

/** The head of a list's page: title, search and main action in one line. On a phone the search is among the filters. */
export function ListHeader({ title, description, action, list, searchHint, hasImeis }: ListHeaderProps) {
  const isPhone = useMediaQuery(styles.phone);
  return (
    <PageHeader
      title={title}
      description={description}
      action={
        isPhone ? (
          action
        ) : (
          <>
            <ListSearch list={list} hint={searchHint} hasImeis={hasImeis} />
            {action}
          </>
        )
      }
    />
  );
}
