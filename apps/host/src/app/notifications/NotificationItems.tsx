import type { Notification } from '@handset/domain';
import { Badge, Button, Link, Text, useWords, VisuallyHidden } from '@handset/ui';
import { useFormat } from '../../kit/format/useFormat.ts';
import { documentHref } from '../../kit/links/documentHref.ts';
import * as styles from './NotificationItems.css.ts';
import { notificationText } from './notificationText.ts';
import { notificationWords } from './notificationWords.ts';

interface NotificationItemsProps {
  items: readonly Notification[];
  /** Called with the notification that was read. */
  onRead: (notification: Notification) => void;
  /** Called when a notification's link is followed. */
  onFollow?: (() => void) | undefined;
}

/** Notifications with a mark on unread ones. Each links to its subject; one without a subject has a button that marks it as read. */
export function NotificationItems({ items, onRead, onFollow }: NotificationItemsProps) {
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
              <Link
                href={href}
                onPress={() => {
                  onFollow?.();
                  onRead(item);
                }}
              >
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
              {item.isRead || href ? null : (
                <Button size="small" variant="quiet" onPress={() => onRead(item)}>
                  {words.markRead} <VisuallyHidden>{text}</VisuallyHidden>
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
