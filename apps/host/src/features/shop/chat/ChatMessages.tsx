import type { ChatMessageAnswer } from '@handset/domain';
import { Button, EmptyState, Inline, Text, useWords } from '@handset/ui';
import { MessagesSquare } from 'lucide-react';
import type { UIEvent } from 'react';
import { useMomentFormat } from '../../../kit/format/useMomentFormat.ts';
import { ScrollBox } from '../../../kit/scrolling/ScrollBox.tsx';
import * as styles from './ChatPanel.css.ts';
import { chatWords } from './chatWords.ts';
import type { Outgoing } from './useOutbox.ts';

interface ChatMessagesProps {
  messages: readonly ChatMessageAnswer[];
  unsent: readonly Outgoing[];
  hasEarlier: boolean;
  isLoading: boolean;
  loadEarlier: () => void;
  onSendAgain: (message: Outgoing) => void;
  onDiscard: (message: Outgoing) => void;
}

/** So close to the oldest message, those before it are loaded. */
const LOAD_DISTANCE = 120;

/** The conversation, the latest at the end, with what has not arrived below it. */
export function ChatMessages(props: ChatMessagesProps) {
  const { messages, unsent, hasEarlier, isLoading, loadEarlier } = props;
  const words = useWords(chatWords);
  if (messages.length + unsent.length === 0)
    return <EmptyState icon={<MessagesSquare />} title={words.none} description={words.noneText} />;
  // Counted from the end, downwards.
  const onScroll = ({ currentTarget: { scrollHeight, clientHeight, scrollTop } }: UIEvent) => {
    if (hasEarlier && scrollHeight - clientHeight + scrollTop < LOAD_DISTANCE) loadEarlier();
  };
  return (
    <ScrollBox className={styles.scroller} onScroll={onScroll} role="log" aria-label={words.title}>
      <ol className={styles.list}>
        {hasEarlier ? (
          <li>
            <Button size="small" variant="quiet" isPending={isLoading} onPress={loadEarlier}>
              {words.earlier}
            </Button>
          </li>
        ) : null}
        {messages.map((message) => (
          <Said key={message._id} message={message} />
        ))}
        {unsent.map((message) => (
          <Unsent key={message.submission.key} message={message} {...props} />
        ))}
      </ol>
    </ScrollBox>
  );
}

function Said({ message: { isMine, author, text, createdAt } }: { message: ChatMessageAnswer }) {
  const words = useWords(chatWords);
  const moment = useMomentFormat();
  return (
    <li className={styles.message} data-mine={isMine || undefined}>
      <Text size={1} tone="muted">
        <bdi>{isMine ? words.you : author.name}</bdi> · <bdi>{moment(createdAt)}</bdi>
      </Text>
      <span className={styles.bubble} dir="auto">
        {text}
      </span>
    </li>
  );
}

function Unsent({
  message,
  onSendAgain,
  onDiscard,
}: { message: Outgoing } & Pick<ChatMessagesProps, 'onSendAgain' | 'onDiscard'>) {
  const words = useWords(chatWords);
  return (
    <li className={styles.message} data-mine>
      <span className={styles.bubble} dir="auto">
        {message.text}
      </span>
      {message.isFailed ? (
        <Inline gap={2}>
          <Text size={1} tone="critical">
            {message.isUncertain ? words.uncertain : words.failed}
          </Text>
          <Button size="small" onPress={() => onSendAgain(message)}>
            {words.again}
          </Button>
          <Button size="small" variant="quiet" onPress={() => onDiscard(message)}>
            {words.discard}
          </Button>
        </Inline>
      ) : (
        <Text size={1} tone="muted">
          {words.sending}
        </Text>
      )}
    </li>
  );
}
