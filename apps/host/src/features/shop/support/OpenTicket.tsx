import { useReplySupport, useTicket } from '@handset/api-client/swr';
import { Banner, Drawer, Stack, useWords } from '@handset/ui';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { Conversation } from './Conversation.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { supportWords } from './supportWords.ts';

/** One of the shop's tickets with its messages and a reply form. */
export function OpenTicket({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords(supportWords);
  const state = useTicket(id);
  const { write } = useReplySupport();
  const title = state.data ? `${state.data.ticketNumber} · ${state.data.topic}` : words.conversation;
  return (
    <Drawer isOpen onClose={onClose} title={title} isDismissable={false}>
      <Loaded state={state}>
        {(ticket) => (
          <Stack gap={4}>
            <Conversation ticket={ticket} />
            {ticket.status === 'closed' ? <Banner>{words.isClosed}</Banner> : null}
            <ReplyForm
              ticketId={id}
              hasScreenshot
              send={({ reply, screenshot }, submission) =>
                write({ id, reply, files: { screenshot } }, submission)
              }
            />
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
}
