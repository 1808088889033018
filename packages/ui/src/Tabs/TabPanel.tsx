import { type ReactNode, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { tabStops } from '../overlay/tabStops.ts';
import * as styles from './Tabs.css.ts';

interface TabPanelProps {
  tabId: string;
  panelId: string;
  /** Whether it is the one that is seen. */
  isCurrent: boolean;
  children: ReactNode;
}

/** What a tab shows; a stop of the Tab key where there is none in it, so that it can be read and scrolled. */
export function TabPanel({ tabId, panelId, isCurrent, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [hasStops, setHasStops] = useState(false);
  useBrowserLayoutEffect(() => {
    const element = panel.current;
    if (!element || !isCurrent) return;
    const look = () => setHasStops(tabStops(element).length > 0);
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['tabindex', 'disabled'] });
    return () => observer.disconnect();
  }, [isCurrent]);
  return (
    <div
      ref={panel}
      id={panelId}
      role="tabpanel"
      aria-labelledby={tabId}
      tabIndex={hasStops ? undefined : 0}
      inert={!isCurrent}
      data-inert={isCurrent ? undefined : true}
      className={styles.panel}
    >
      {children}
    </div>
  );
}
