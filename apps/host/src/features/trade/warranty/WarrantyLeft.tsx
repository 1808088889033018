import { useShop } from '@handset/api-client/swr';
import { daysBetween } from '@handset/domain';
import { Badge, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { claimWords } from './claimWords.ts';

/** Remaining time of a warranty, by its last day. */
export function WarrantyLeft({ until }: { until: string }) {
  const words = useWords(claimWords);
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
