import type { TicketStatus } from '@handset/domain';
import { Badge, type Tone, useWords } from '@handset/ui';
import { supportWords } from './supportWords.ts';

const tones: Record<TicketStatus, Tone> = { open: 'caution', answered: 'positive', closed: 'neutral' };

/** Badge that says who has to answer. */
export function TicketState({ status }: { status: TicketStatus }) {
  const words = useWords(supportWords);
  return <Badge tone={tones[status]}>{words.statuses[status]}</Badge>;
}
