import { useShop } from '@handset/api-client/swr';
import type { PhoneDetail } from '@handset/domain';
import { Disclosure, Stack, Text, Timeline, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { documentHref } from '../../../kit/links/documentHref.ts';
import * as styles from './PhoneCard.css.ts';
import { timesHere } from './phoneEvents.ts';
import { phoneWords } from './phoneWords.ts';

const tones = {
  purchase: 'info',
  exchange: 'info',
  'stock-entry': 'info',
  sale: 'positive',
  dispatch: 'caution',
} as Record<string, 'info' | 'positive' | 'caution'>;

interface PhoneHistoryProps {
  phone: PhoneDetail;
  isOpenAtFirst: boolean;
}

/** Everything that happened to a phone in this shop, the newest first; each event leads to its document. */
export function PhoneHistory({ phone: { history }, isOpenAtFirst }: PhoneHistoryProps) {
  const words = useWords(phoneWords);
  const format = useFormat();
  const { data: shop } = useShop();
  const times = timesHere(history);
  return (
    <div className={styles.foldable}>
      <Disclosure level={2} title={words.timeline} defaultExpanded={isOpenAtFirst}>
        <Stack gap={5}>
          {times > 1 ? <Text tone="muted">{words.cameAgain(format.count(times))}</Text> : null}
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
        </Stack>
      </Disclosure>
    </div>
  );
}
