import { Amount, Text, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { documentWords } from './documentWords.ts';

interface OutstandingProps {
  /** The amount still open, in minor units. Negative when the side that was paid owes something back. */
  minor: number;
  of: 'sale' | 'purchase';
  /** Writes the words small, for the column of a list. */
  isSmall?: boolean;
}

/** The amount still to be paid, or in words who owes what when a document was overpaid. */
export function Outstanding({ minor, of, isSmall = false }: OutstandingProps) {
  const words = useWords(documentWords);
  const format = useFormat();
  if (minor >= 0) return <Amount minor={minor} tone={minor > 0 ? 'caution' : 'muted'} />;
  return (
    <Text tone="caution" size={isSmall ? 1 : undefined}>
      {words.owedBack[of](format.money(-minor))}
    </Text>
  );
}
