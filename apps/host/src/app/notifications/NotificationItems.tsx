import type { Notification } from '@handset/domain';
import { Badge, Link, Text, useWords } from '@handset/ui';
import { useFormat } from '../../kit/format/useFormat.ts';
import { documentHref } from '../../kit/links/documentHref.ts';
import * as styles from './NotificationItems.css.ts';
import { notificationText } from './notificationText.ts';
import { notificationWords } from './notificationWords.ts';

interface NotificationItemsProps {
  items: readonly Notification[];
  /** Called with the notification that was opened. */
  onRead: (notification: Notification) => void;
}

/** Notifications with a mark on unread ones. Each links to its subject. */
export function NotificationItems({ items, onRead }: NotificationItemsProps) {
  const words = useWords(notificationWords);
  const format = useFormat();
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const text = notificationText(item, words, format);
        const href = documentHref(item.refType, item.refId);
        return (
          <li key={item._id} className={styles.item}>
            {href ? (
              <Link href={href} onPress={() => onRead(item)}>
                {text}
              </Link>
            ) : (
              <Text>{text}</Text>
            )}
            <span className={styles.facts}>
              <Text size={1} tone="muted">
                {`${words.kinds[item.kind] ?? ''} · ${format.day(item.date)}`}
              </Text>
              {item.isRead ? null : <Badge tone="info">{words.unread}</Badge>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
