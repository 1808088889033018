import { type ReactNode, Suspense, useState } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { distinctBy } from '../choice/distinctBy.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './Tabs.css.ts';

/** A tab and its panel. */
export interface TabItem {
  /** The id of the tab. */
  id: string;
  /** The label. */
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The number of things in its panel. */
  count?: number | undefined;
  /** The address, if the tab is a page of its own. */
  href?: string | undefined;
  /** The content of the panel, mounted when the tab is first selected. May be a `React.lazy` component. */
  content: ReactNode;
  /** Whether it cannot be selected. @default false */
  isDisabled?: boolean | undefined;
}

/** Props of Tabs. */
export interface TabsProps {
  /** The name of the tabs for screen readers. */
  label: string;
  /** The tabs. */
  items: readonly TabItem[];
  /** The selected tab (controlled). The first tab is shown if no tab has this id. */
  selectedKey?: string | undefined;
  /** The tab selected at first (uncontrolled). */
  defaultSelectedKey?: string | undefined;
  /** Called with the id of the tab that was selected. */
  onSelectionChange?: ((id: string) => void) | undefined;
  /** Whether the tabs are above their panel or beside it; on a phone always above. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Whether the arrow keys select a tab, or only focus it until Enter is pressed. @default 'automatic' */
  keyboardActivation?: 'automatic' | 'manual' | undefined;
  /** Whether a panel stays mounted once it was shown, so that typed text is kept. @default false */
  shouldKeepMounted?: boolean | undefined;
}

/** Several views of one thing, shown one at a time. */
export function Tabs(props: TabsProps) {
  const { label, items, orientation = 'horizontal', keyboardActivation = 'automatic' } = props;
  const { selectedKey, defaultSelectedKey, onSelectionChange, shouldKeepMounted = false } = props;
  const known = distinctBy(items, ({ id }) => id);
  const first = (known.find((item) => !item.isDisabled) ?? known[0])?.id;

  const [chosen, setChosen] = useState(defaultSelectedKey);
  const wanted = selectedKey ?? chosen;
  const current = known.some(({ id }) => id === wanted) ? wanted : first;
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (shouldKeepMounted && current !== undefined && !seen.has(current)) setSeen(new Set([...seen, current]));

  if (current === undefined) return null;
  const choose = (next: string) => {
    if (next === current) return;
    setChosen(next);
    onSelectionChange?.(next);
  };
  return (
    <AriaTabs
      className={styles.tabs}
      orientation={orientation}
      keyboardActivation={keyboardActivation}
      selectedKey={current}
      onSelectionChange={(key) => choose(String(key))}
    >
      <TabList aria-label={label} className={styles.list}>
        {known.map(({ id, label, icon, count, href, isDisabled = false }) => (
          <Tab
            key={id}
            id={id}
            ref={id === current ? scrollToTab : null}
            isDisabled={isDisabled}
            className={styles.tab}
            {...definedProps({ href })}
          >
            {icon ? (
              <span className={styles.icon} aria-hidden>
                {icon}
              </span>
            ) : null}
            {label}
            {count === undefined ? null : <span className={styles.count}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      {known.map(({ id, content }) => {
        const isKept = shouldKeepMounted && seen.has(id);
        return id === current || isKept ? (
          <TabPanel key={id} id={id} shouldForceMount={isKept} className={styles.panel}>
            <Suspense fallback={<Skeleton lines={3} />}>{content}</Suspense>
          </TabPanel>
        ) : null;
      })}
    </AriaTabs>
  );
}

/** Scrolls the list, and nothing around it, until a tab is in sight. */
function scrollToTab(tab: HTMLElement | null): void {
  const list = tab?.closest('[role=tablist]');
  if (!tab || !list) return;
  const { left, right } = tab.getBoundingClientRect();
  const around = list.getBoundingClientRect();
  if (left < around.left) list.scrollLeft -= around.left - left;
  else if (right > around.right) list.scrollLeft += right - around.right;
}
