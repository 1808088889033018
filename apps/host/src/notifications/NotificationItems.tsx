import type { Notification } from '@handset/domain';
import { Badge, Link, Text } from '@handset/ui';
import { useFormat } from '../format/useFormat.ts';
import { useWords } from '../messages/useWords.ts';
import { documentHref } from '../routes/documentHref.ts';
import * as styles from './NotificationItems.css.ts';
import { notificationText } from './notificationText.ts';
import { notificationWords } from './notificationWords.ts';

interface NotificationItemsProps {
  items: readonly Notification[];
  /** Called with what was read: it was followed. */
  onRead: (notification: Notification) => void;
}

/** Notifications, those that nobody read marked; each leads to what it is about. */
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
