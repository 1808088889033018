import { Amount, Text } from '@handset/ui';
import type { CommitteeWords } from './committeeWords.ts';

/** Paid in less received: an asset before the pool is taken, a debt after it. */
export function CommitteeNet({ minor, words }: { minor: number; words: CommitteeWords }) {
  const said = minor === 0 ? words.level : minor > 0 ? words.asset : words.debt;
  return (
    <>
      {minor === 0 ? null : (
        <>
          <Amount minor={Math.abs(minor)} tone={minor > 0 ? 'positive' : 'caution'} weight="medium" />{' '}
        </>
      )}
      <Text size={1} tone="muted">
        {said}
      </Text>
    </>
  );
}
