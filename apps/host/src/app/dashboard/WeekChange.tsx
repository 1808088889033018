import type { Dashboard } from '@handset/domain';
import { Badge, useWords } from '@handset/ui';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useFormat } from '../../kit/format/useFormat.ts';
import { dashboardWords } from './dashboardWords.ts';

/** Compares today's sales with the same weekday last week. Renders nothing if nothing was sold then. */
export function WeekChange({ data }: { data: Pick<Dashboard, 'sales' | 'series' | 'date'> }) {
  const { sales, series, date } = data;
  const words = useWords(dashboardWords);
  const format = useFormat();
  const before = series.at(-8)?.sales ?? 0;
  if (before <= 0) return null;
  const percent = Math.round(((sales.amount - before) / before) * 100);
  const isLess = percent < 0;
  const Icon = isLess ? TrendingDown : TrendingUp;
  return (
    <Badge tone={isLess ? 'caution' : 'positive'} icon={<Icon size={14} strokeWidth={2} />}>
      <bdi dir="ltr">{`${isLess ? '−' : '+'}${format.count(Math.abs(percent))} %`}</bdi>{' '}
      {words.onLast(format.weekday(date))}
    </Badge>
  );
}
