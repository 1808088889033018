import { useChat } from '@handset/api-client/swr';
import { IconButton, useWords } from '@handset/ui';
import { MessagesSquare } from 'lucide-react';
import { lazy, useState } from 'react';
import { chatWords } from '../../features/shop/chat/chatWords.ts';
import { CodeBoundary } from '../../kit/problems/CodeBoundary.tsx';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import { Unread } from './Unread.tsx';

const ChatPanel = lazy(async () => ({
  default: (await import('../../features/shop/chat/ChatPanel.tsx')).ChatPanel,
}));

/** Opens the chat, and says how much of it is unread. */
export function ChatButton() {
  const { header } = useWords(hostMessages);
  const words = useWords(chatWords);
  const { data, mutate } = useChat({ limit: 1 });
  const unread = data?.unread ?? 0;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Unread count={unread} refresh={mutate}>
        <IconButton
          label={unread > 0 ? words.withUnread(unread) : header.chat}
          aria-haspopup="dialog"
          onPress={open}
        >
          <MessagesSquare size={20} strokeWidth={1.75} />
        </IconButton>
      </Unread>
      {wasOpened ? (
        <CodeBoundary onClose={() => setOpened(false)}>
          <ChatPanel isOpen={isOpen} onOpenChange={setOpen} />
        </CodeBoundary>
      ) : null}
    </>
  );
}
