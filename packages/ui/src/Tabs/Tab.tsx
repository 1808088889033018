import type { MouseEvent } from 'react';
import { staysHere } from '../press/staysHere.ts';
import { useNavigation } from '../RouterProvider/NavigationContext.ts';
import * as styles from './Tabs.css.ts';
import type { TabItem } from './Tabs.tsx';

interface TabProps {
  tabId: string;
  panelId: string;
  item: TabItem;
  isCurrent: boolean;
  /** Whether the Tab key stops at it. */
  isStop: boolean;
  onChoose: (id: string) => void;
}

const sameHref = (href: string) => href;

/** One tab: a button, or a link where it is a place of its own. */
export function Tab({ tabId, panelId, item, isCurrent, isStop, onChoose }: TabProps) {
  const { id, label, icon, count, href, isDisabled = false } = item;
  const navigation = useNavigation();
  const mapHref = navigation?.useHref ?? sameHref;
  const address = mapHref(href ?? '');
  const common = {
    id: tabId,
    role: 'tab',
    className: styles.tab,
    tabIndex: isStop ? 0 : -1,
    'aria-selected': isCurrent,
    'aria-controls': isCurrent ? panelId : undefined,
    'data-selected': isCurrent || undefined,
    'data-disabled': isDisabled || undefined,
  } as const;
  const words = (
    <>
      {icon ? (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      ) : null}
      {label}
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </>
  );
  if (href === undefined)
    return (
      <button
        {...common}
        type="button"
        disabled={isDisabled}
        onClick={(event) => {
          // Safari gives no button focus that is pressed.
          event.currentTarget.focus();
          onChoose(id);
        }}
      >
        {words}
      </button>
    );
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigation || !staysHere(event.currentTarget, event)) return;
    event.preventDefault();
    navigation.navigate(href);
  };
  return (
    <a
      {...common}
      href={isDisabled ? undefined : address}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : follow}
    >
      {words}
    </a>
  );
}
