import { useChat } from '@handset/api-client/swr';
import { IconButton } from '@handset/ui';
import { MessagesSquare } from 'lucide-react';
import { lazily } from '../app/lazily.ts';
import { chatWords } from '../chat/chatWords.ts';
import { useEvery } from '../chat/useEvery.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import * as styles from './ChatButton.css.ts';
import { OnDemand } from './OnDemand.tsx';

const ChatPanel = lazily(async () => (await import('../chat/ChatPanel.tsx')).ChatPanel);

const LOOK_EVERY = 60_000;
const MOST_SHOWN = 99;

/** Opens the chat, and says how much of it is unread. */
export function ChatButton() {
  const { header } = useMessages();
  const words = useWords(chatWords);
  const { data, mutate } = useChat({ limit: 1 });
  useEvery(LOOK_EVERY, mutate);
  const unread = data?.unread ?? 0;
  return (
    <OnDemand
      isBeside
      overlay={(state) => <ChatPanel {...state} />}
      button={(show) => (
        <span className={styles.button}>
          <IconButton
            label={unread > 0 ? words.withUnread(unread) : header.chat}
            aria-haspopup="dialog"
            onPress={show}
          >
            <MessagesSquare size={20} strokeWidth={1.75} />
          </IconButton>
          {unread > 0 ? (
            <span className={styles.count} aria-hidden>
              {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
            </span>
          ) : null}
        </span>
      )}
    />
  );
}
