import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './Tabs.css.ts';

/** One tab and what it shows. */
export interface TabItem {
  /** What the tab is known by. */
  id: string;
  /** Its words. */
  label: string;
  /** How many things are behind it. */
  count?: number | undefined;
  /** Where it leads, if it is a place of its own. */
  href?: string | undefined;
  /** What it shows; not mounted while another tab is chosen. */
  content: ReactNode;
  /** Whether it can be chosen. */
  isDisabled?: boolean | undefined;
}

/** Props of Tabs. */
export interface TabsProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  /** The tabs. */
  items: readonly TabItem[];
  /** The chosen tab, where the parent decides. */
  selectedKey?: string | undefined;
  /** The tab chosen at first. */
  defaultSelectedKey?: string | undefined;
  /** Called with the tab that was chosen. */
  onSelectionChange?: ((id: string) => void) | undefined;
}

/** Several views of one thing, one seen at a time. */
export function Tabs({ label, items, onSelectionChange, ...state }: TabsProps) {
  return (
    <AriaTabs
      {...definedProps(state)}
      className={styles.tabs}
      onSelectionChange={(id) => onSelectionChange?.(String(id))}
    >
      <TabList aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className={styles.tab}
            isDisabled={item.isDisabled ?? false}
            {...definedProps({ href: item.href })}
          >
            {item.label}
            {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
