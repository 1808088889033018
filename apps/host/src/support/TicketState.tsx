import type { TicketStatus } from '@handset/domain';
import { Badge, type Tone } from '@handset/ui';
import { useWords } from '../messages/useWords.ts';
import { supportWords } from './supportWords.ts';

const tones: Record<TicketStatus, Tone> = { open: 'caution', answered: 'positive', closed: 'neutral' };

/** Whose turn it is. */
export function TicketState({ status }: { status: TicketStatus }) {
  const words = useWords(supportWords);
  return <Badge tone={tones[status]}>{words.statuses[status]}</Badge>;
}
