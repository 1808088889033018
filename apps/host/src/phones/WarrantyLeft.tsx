import { useShop } from '@handset/api-client/swr';
import { daysBetween } from '@handset/domain';
import { Badge } from '@handset/ui';
import { useFormat } from '../format/useFormat.ts';
import { useWords } from '../messages/useWords.ts';
import { phoneWords } from './phoneWords.ts';

/** How long a warranty still runs, by its last day. */
export function WarrantyLeft({ until }: { until: string }) {
  const words = useWords(phoneWords);
  const format = useFormat();
  const { data: shop } = useShop();
  const left = daysBetween(shop?.today ?? until, until);
  if (left < 0) return <Badge>{words.warrantyOver(format.day(until))}</Badge>;
  return (
    <Badge tone={left < 30 ? 'caution' : 'positive'}>
      {left === 0 ? words.warrantyLastDay : words.warrantyLeft(format.count(left), format.day(until))}
    </Badge>
  );
}
