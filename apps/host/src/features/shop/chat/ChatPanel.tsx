import { useChat } from '@handset/api-client/swr';
import { Button, Drawer, Form, Skeleton, Stack, TextField, useWords } from '@handset/ui';
import { Send } from 'lucide-react';
import { type Draft, useDraft } from '../../../kit/drafts/useDraft.ts';
import { Problem } from '../../../kit/problems/Loaded.tsx';
import { ChatMessages } from './ChatMessages.tsx';
import * as styles from './ChatPanel.css.ts';
import { chatWords } from './chatWords.ts';
import { CHAT_PAGE, useConversation } from './useConversation.ts';
import { type ChatDraft, useOutbox } from './useOutbox.ts';

interface ChatPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The chat of the shop's staff, beside the current page. */
export function ChatPanel(props: ChatPanelProps) {
  const draft = useDraft<ChatDraft>('chat');
  return draft.isReady ? <Panel draft={draft} {...props} /> : null;
}

function Panel({ draft, isOpen, onOpenChange }: ChatPanelProps & { draft: Draft<ChatDraft> }) {
  const words = useWords(chatWords);
  const { mutate } = useChat({ limit: CHAT_PAGE });
  // Not in the drawer: a message on its way outlives it.
  const outbox = useOutbox(draft, (message) => {
    void mutate((latest) => latest && { ...latest, data: [...latest.data, message] });
  });
  return (
    <Drawer isOpen={isOpen} onClose={() => onOpenChange(false)} title={words.title} description={words.text}>
      <Conversation outbox={outbox} />
    </Drawer>
  );
}

function Conversation({ outbox }: { outbox: ReturnType<typeof useOutbox> }) {
  const words = useWords(chatWords);
  const { messages, isReady, error, retry, hasEarlier, loadEarlier, isLoading } = useConversation();
  return (
    <Stack gap={3}>
      {error ? <Problem error={error} onRetry={retry} /> : null}
      {isReady || outbox.unsent.length > 0 ? (
        <ChatMessages
          messages={messages}
          unsent={outbox.unsent}
          hasEarlier={hasEarlier}
          isLoading={isLoading}
          loadEarlier={() => void loadEarlier()}
          onSendAgain={outbox.sendAgain}
          onDiscard={outbox.discard}
        />
      ) : error ? null : (
        <Skeleton lines={6} />
      )}
      {/* A form that takes no scan. */}
      <div data-plain-form>
        <Form label={words.message} onSubmit={outbox.send}>
          <div className={styles.composer}>
            <TextField
              label={words.message}
              isLabelHidden
              placeholder={words.message}
              value={outbox.text}
              onChange={outbox.type}
              maxLength={2000}
              autoComplete="off"
              autoFocus
            />
            <Button
              type="submit"
              variant="primary"
              icon={<Send size={18} strokeWidth={1.75} />}
              isDisabled={outbox.text.trim() === ''}
            >
              {words.send}
            </Button>
          </div>
        </Form>
      </div>
    </Stack>
  );
}
