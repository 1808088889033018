import { daysBetween } from '@handset/domain';
import { Badge, Inline, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { documentWords } from '../documents/documentWords.ts';

interface WarrantyEndProps {
  /** The last day of the warranty. Null without one. */
  day: string | null;
  /** The shop's day. */
  today: string | undefined;
}

/** Until when a sold phone has the shop's warranty, and how long that still is. */
export function WarrantyEnd({ day, today }: WarrantyEndProps) {
  const words = useWords(documentWords);
  const format = useFormat();
  if (day === null) return words.noWarranty;
  const left = today === undefined ? null : daysBetween(today, day);
  return (
    <Inline gap={2} align="center" isWrapping>
      {format.day(day)}
      {left === null ? null : (
        <Badge tone={left < 0 ? 'neutral' : 'positive'}>
          {left < 0 ? words.warrantyOver : words.warrantyLeft(format.count(left))}
        </Badge>
      )}
    </Inline>
  );
}
