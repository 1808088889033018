import { useChangeShopTicket, useReplyShopTicket, useShopTicket } from '@handset/api-client/swr';
import type { TicketStatus } from '@handset/domain';
import { Button, Drawer, FormActions, Stack, useWords } from '@handset/ui';
import { useActionToast } from '../../../kit/actions/useActionToast.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { Conversation } from './Conversation.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { supportWords } from './supportWords.ts';

/** A shop's ticket with its messages, for the registrars who answer it. */
export function OpenShopTicket({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords(supportWords);
  const runAction = useActionToast();
  const state = useShopTicket(id);
  const { write: reply } = useReplyShopTicket();
  const { write: change, isWriting } = useChangeShopTicket();
  const setStatus = (status: TicketStatus) =>
    void runAction(() => change({ id, change: { status } }), words.changed);
  const title = state.data
    ? `${state.data.shop.name} · ${state.data.ticketNumber} · ${state.data.topic}`
    : words.conversation;
  return (
    <Drawer isOpen onClose={onClose} title={title} isDismissable={false}>
      <Loaded state={state}>
        {(ticket) => (
          <Stack gap={4}>
            <Conversation ticket={ticket} />
            <FormActions>
              <Button
                isPending={isWriting}
                onPress={() => setStatus(ticket.status === 'closed' ? 'open' : 'closed')}
              >
                {ticket.status === 'closed' ? words.reopen : words.close}
              </Button>
            </FormActions>
            <ReplyForm
              ticketId={id}
              hasScreenshot={false}
              send={(said, submission) => reply({ id, change: said.reply }, submission)}
            />
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
}
