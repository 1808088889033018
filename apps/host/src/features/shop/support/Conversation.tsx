import type { TicketDetail } from '@handset/domain';
import { Gallery, Inline, Stack, Text, Timeline, useWords } from '@handset/ui';
import { LifeBuoy, MessageSquare } from 'lucide-react';
import * as styles from './Conversation.css.ts';
import { supportWords } from './supportWords.ts';
import { TicketState } from './TicketState.tsx';

/** A ticket with all its messages. */
export function Conversation({ ticket }: { ticket: TicketDetail }) {
  const words = useWords(supportWords);
  return (
    <Stack gap={4}>
      <Inline gap={2} isWrapping>
        <TicketState status={ticket.status} />
        {ticket.appVersion ? (
          <Text size={1} tone="muted">
            {words.version(ticket.appVersion)}
          </Text>
        ) : null}
      </Inline>
      <Timeline
        label={words.conversation}
        items={ticket.conversation.map(({ _id, text, author, createdAt, pictures }) => ({
          id: _id,
          at: createdAt,
          title: author.isRegistrar ? words.registrar : author.name,
          tone: author.isRegistrar ? ('accent' as const) : ('neutral' as const),
          icon: author.isRegistrar ? <LifeBuoy size={14} /> : <MessageSquare size={14} />,
          description: (
            <Stack gap={2}>
              <span className={styles.text}>{text}</span>
              {pictures.length > 0 ? (
                <Gallery
                  label={words.screenshot}
                  size="small"
                  pictures={pictures.map((picture) => ({
                    id: picture._id,
                    src: picture.url,
                    thumbnail: picture.thumbnailUrl,
                    alt: words.screenshot,
                  }))}
                />
              ) : null}
            </Stack>
          ),
        }))}
      />
    </Stack>
  );
}
