import { useChat } from '@handset/api-client/swr';
import { IconButton, useWords } from '@handset/ui';
import { MessagesSquare } from 'lucide-react';
import { lazy, useState } from 'react';
import { chatWords } from '../../features/shop/chat/chatWords.ts';
import { useInterval } from '../../features/shop/chat/useInterval.ts';
import { CodeBoundary } from '../../kit/problems/CodeBoundary.tsx';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import * as styles from './ChatButton.css.ts';

const ChatPanel = lazy(async () => ({
  default: (await import('../../features/shop/chat/ChatPanel.tsx')).ChatPanel,
}));

const POLL_INTERVAL = 60_000;
const MAX_SHOWN = 99;

/** Opens the chat, and says how much of it is unread. */
export function ChatButton() {
  const { header } = useWords(hostMessages);
  const words = useWords(chatWords);
  const { data, mutate } = useChat({ limit: 1 });
  useInterval(POLL_INTERVAL, mutate);
  const unread = data?.unread ?? 0;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <span className={styles.button}>
        <IconButton
          label={unread > 0 ? words.withUnread(unread) : header.chat}
          aria-haspopup="dialog"
          onPress={open}
        >
          <MessagesSquare size={20} strokeWidth={1.75} />
        </IconButton>
        {unread > 0 ? (
          <span className={styles.count} aria-hidden>
            {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
          </span>
        ) : null}
      </span>
      {wasOpened ? (
        <CodeBoundary onClose={() => setOpened(false)}>
          <ChatPanel isOpen={isOpen} onOpenChange={setOpen} />
        </CodeBoundary>
      ) : null}
    </>
  );
}
