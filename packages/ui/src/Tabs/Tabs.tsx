import { type ReactNode, Suspense, useId, useState } from 'react';
import { duplicatesOf } from '../development/duplicatesOf.ts';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ScrollingTabList } from './ScrollingTabList.tsx';
import { TabPanel } from './TabPanel.tsx';
import * as styles from './Tabs.css.ts';
import { tabIds } from './tabIds.ts';

/** One tab and what it shows. */
export interface TabItem {
  /** What the tab is known by. */
  id: string;
  /** Its words. */
  label: string;
  /** A picture before the words. */
  icon?: ReactNode;
  /** How many things are behind it. */
  count?: number | undefined;
  /** Where it leads, if it is a place of its own. */
  href?: string | undefined;
  /** What it shows; not mounted before the tab is chosen. May be a `React.lazy` component. */
  content: ReactNode;
  /** Whether it cannot be chosen. @default false */
  isDisabled?: boolean | undefined;
}

/** Props of Tabs. */
export interface TabsProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  /** The tabs. */
  items: readonly TabItem[];
  /** The chosen tab, where the parent decides; the first one where no tab has this id. */
  selectedKey?: string | undefined;
  /** The tab chosen at first. */
  defaultSelectedKey?: string | undefined;
  /** Called with the tab that was chosen. */
  onSelectionChange?: ((id: string) => void) | undefined;
  /** Whether the tabs stand above their panel, or beside it; on a phone always above. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Whether the arrow keys choose at once, or Enter does after them: for panels that take long. @default 'automatic' */
  keyboardActivation?: 'automatic' | 'manual' | undefined;
  /** Whether a panel that was seen stays mounted, so that what was typed there is kept. @default false */
  shouldKeepMounted?: boolean | undefined;
}

/** Several views of one thing, one seen at a time. */
export function Tabs(props: TabsProps) {
  const { label, items, orientation = 'horizontal', shouldKeepMounted = false } = props;
  const { selectedKey, defaultSelectedKey, onSelectionChange } = props;
  useDevelopmentWarning(warningAbout(props));
  const known = firstOfEach(items);
  const isKnown = (id: string | undefined) => known.some((item) => item.id === id);
  const first = (known.find((item) => !item.isDisabled) ?? known[0])?.id;

  const [chosen, setChosen] = useState(defaultSelectedKey);
  const wanted = selectedKey ?? chosen;
  const current = isKnown(wanted) ? wanted : first;
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (shouldKeepMounted && current !== undefined && !seen.has(current)) setSeen(new Set([...seen, current]));

  const id = useId();
  if (current === undefined) return null;
  const choose = (next: string) => {
    if (next === current) return;
    setChosen(next);
    onSelectionChange?.(next);
  };
  return (
    <div className={styles.tabs} data-orientation={orientation}>
      <ScrollingTabList
        {...{ id, label, current, orientation }}
        items={known}
        isManual={props.keyboardActivation === 'manual'}
        onChoose={choose}
      />
      {known.map((item) =>
        item.id === current || (shouldKeepMounted && seen.has(item.id)) ? (
          <TabPanel key={item.id} {...tabIds(id, item.id)} isCurrent={item.id === current}>
            <Suspense fallback={<Skeleton lines={3} />}>{item.content}</Suspense>
          </TabPanel>
        ) : null,
      )}
    </div>
  );
}

/** A tab whose id is taken is left out, since nobody could tell which of the two is meant. */
function firstOfEach(items: readonly TabItem[]): TabItem[] {
  return items.filter(({ id }, position) => items.findIndex((item) => item.id === id) === position);
}

function warningAbout({ items, selectedKey, defaultSelectedKey }: TabsProps): string | null {
  const duplicates = duplicatesOf(items);
  if (duplicates.length > 0) {
    return `Tabs: items has the id ${duplicates.join(', ')} more than once; only the first of each is shown. Give every tab an id of its own.`;
  }
  const isMissing = (id: string | undefined) => id !== undefined && !items.some((item) => item.id === id);
  if (items.length > 0 && isMissing(selectedKey)) {
    return `Tabs: selectedKey is ${selectedKey}, which no item has; the first tab is shown. Pass the id of an item.`;
  }
  if (items.length > 0 && isMissing(defaultSelectedKey)) {
    return `Tabs: defaultSelectedKey is ${defaultSelectedKey}, which no item has; the first tab is shown. Pass the id of an item.`;
  }
  return null;
}
