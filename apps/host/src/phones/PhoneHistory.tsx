import { useShop } from '@handset/api-client/swr';
import type { PhoneDetail } from '@handset/domain';
import { Timeline } from '@handset/ui';
import { useWords } from '../messages/useWords.ts';
import { documentHref } from '../routes/documentHref.ts';
import { phoneWords } from './phoneWords.ts';

const tones = {
  purchase: 'info',
  exchange: 'info',
  'stock-entry': 'info',
  sale: 'positive',
  dispatch: 'caution',
} as Record<string, 'info' | 'positive' | 'caution'>;

/** Everything that happened to a phone in this shop, the newest first; each event leads to its document. */
export function PhoneHistory({ phone: { history } }: { phone: PhoneDetail }) {
  const words = useWords(phoneWords);
  const { data: shop } = useShop();
  return (
    <Timeline
      label={words.timeline}
      today={shop?.today}
      items={history
        .map(({ date, event, description, refType, refId }, place) => ({
          id: String(place),
          at: date,
          title: words.events[event] ?? event,
          description: <bdi>{description}</bdi>,
          tone: tones[event],
          // A phone's own entry is the page that is open.
          href: refType === 'unit' ? undefined : documentHref(refType, refId),
        }))
        .toReversed()}
    />
  );
}
