import type { ReactNode } from 'react';
import { useInterval } from '../../features/shop/chat/useInterval.ts';
import * as styles from './Unread.css.ts';

const MAX_SHOWN = 99;
const POLL_INTERVAL = 60_000;

interface UnreadProps {
  count: number;
  /** Asks for the count again. */
  refresh: () => unknown;
  /** A button whose name includes the count. */
  children: ReactNode;
}

/** A button of the header with the number of unread messages behind it, which is kept up to date. */
export function Unread({ count, refresh, children }: UnreadProps) {
  useInterval(POLL_INTERVAL, refresh);
  return (
    <span className={styles.button}>
      {children}
      {count > 0 ? (
        <span className={styles.count} aria-hidden>
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      ) : null}
    </span>
  );
}
