import { Button, ConfirmDialog, Drawer, EmptyState, Stack, useWords } from '@handset/ui';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ExpenseDialog } from '../../features/money/expenses/ExpenseDialog.tsx';
import { PartyPaymentDialog } from '../../features/trade/documents/PartyPaymentDialog.tsx';
import type { DialogProps } from '../../kit/dialogs/DialogProps.ts';
import { type Entry, isWaiting } from '../../kit/outbox/entry.ts';
import { entryWords } from '../../kit/outbox/entryWords.ts';
import { OutboxEntry } from '../../kit/outbox/OutboxEntry.tsx';
import { useCorrection } from '../../kit/outbox/useCorrection.ts';
import { useEntries, useOutbox, useOutboxState } from '../../kit/outbox/useOutbox.ts';

/** Entries waiting on this device, with actions for those the server refused. */
export function OutboxDrawer({ onClose }: DialogProps) {
  const words = useWords(entryWords);
  const outbox = useOutbox();
  const { isSending } = useOutboxState();
  const entries = useEntries();
  const correction = useCorrection();
  const [removing, setRemoving] = useState<Entry | null>(null);
  if (correction.correcting) return <Correction entry={correction.correcting} onClose={onClose} />;
  return (
    <>
      <Drawer
        isOpen
        onClose={onClose}
        title={words.title}
        description={words.description}
        footer={
          entries.some(isWaiting) ? (
            <Button variant="primary" isPending={isSending} onPress={() => void outbox.send()}>
              {isSending ? words.sending : words.sendNow}
            </Button>
          ) : undefined
        }
      >
        {entries.length === 0 ? (
          <EmptyState icon={<CircleCheck />} title={words.empty} description={words.emptyText} />
        ) : (
          <Stack gap={3}>
            {entries.map((entry) => (
              <OutboxEntry
                key={entry.id}
                entry={entry}
                onCorrect={() => void correction.begin(entry)}
                onRetry={() => void outbox.retry(entry.id)}
                onRemove={() => setRemoving(entry)}
              />
            ))}
          </Stack>
        )}
      </Drawer>
      <ConfirmDialog
        isOpen={removing !== null}
        tone="critical"
        title={words.removeTitle}
        description={removing?.isTried ? words.removeDoubtfulText : words.removeText}
        confirmLabel={words.remove}
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (removing) void correction.remove(removing);
          setRemoving(null);
        }}
      />
    </>
  );
}

/** The form of an entry that is corrected; the others have an address of their own. */
function Correction({ entry: { work, form }, onClose }: { entry: Entry; onClose: () => void }) {
  if (work.kind === 'expense') return <ExpenseDialog onClose={onClose} />;
  if (work.kind !== 'payment') return null;
  const { party, billId, payment } = work.input;
  // The direction may differ from the one the form was opened with.
  return <PartyPaymentDialog {...{ party, billId, form, onClose }} direction={payment.direction} />;
}
