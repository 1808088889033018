import { useShop } from '@handset/api-client/swr';
import { daysOverdue } from '@handset/domain';
import { Badge, Text, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { documentWords } from './documentWords.ts';

interface DueDayProps {
  dueDate: string;
  /** Stands for itself. Otherwise it follows the amount. @default false */
  isBadge?: boolean;
}

/** The day until which the rest of a document is to be paid, or that it has passed. */
export function DueDay({ dueDate, isBadge = false }: DueDayProps) {
  const words = useWords(documentWords);
  const format = useFormat();
  const { data: shop } = useShop();
  const late = shop ? daysOverdue(dueDate, shop.today) : 0;
  const day = format.shortDay(dueDate);
  if (isBadge)
    return (
      <Badge tone={late > 0 ? 'critical' : 'caution'}>
        {late > 0 ? words.overdue(format.count(late)) : words.dueBy(day)}
      </Badge>
    );
  return (
    <Text size={1} tone={late > 0 ? 'critical' : 'muted'}>
      {late > 0 ? words.late : day}
    </Text>
  );
}
