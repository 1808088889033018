import type { SaleDetail } from '@handset/domain';
import { voidObstacle } from '@handset/domain';
import { Suspense } from 'react';
import { lazily } from '../app/lazily.ts';
import { useWords } from '../messages/useWords.ts';
import { useAct } from '../routes/useAct.ts';
import { ActButton } from './ActButton.tsx';
import { type DocumentWords, documentWords } from './documentWords.ts';
import { useCorrectionObstacle } from './useCorrectionObstacle.ts';

const SaleDialogs = lazily(async () => (await import('./SaleDialogs.tsx')).SaleDialogs);

const acts = ['return', 'void', 'receive'] as const;
/** What may be done with a stored sale. */
export type SaleAct = (typeof acts)[number];

/** What may be done with a stored sale; what may not be says why. */
export function SaleActs({ sale }: { sale: SaleDetail }) {
  const words = useWords(documentWords);
  const { act, begin, end } = useAct(acts);
  const right = useCorrectionObstacle(sale.date);
  const obstacles: Record<SaleAct, string | undefined> = {
    receive: sale.outstanding > 0 ? undefined : words.isPaid,
    return: returnObstacle(sale, words) ?? right,
    void: voidReason(sale, words) ?? right,
  };
  return (
    <>
      {sale.outstanding > 0 ? (
        <ActButton variant="primary" onPress={() => begin('receive')}>
          {words.receive}
        </ActButton>
      ) : null}
      <ActButton obstacle={obstacles.return} onPress={() => begin('return')}>
        {words.takeBack}
      </ActButton>
      <ActButton obstacle={obstacles.void} onPress={() => begin('void')}>
        {words.void}
      </ActButton>
      <Suspense>
        {act && obstacles[act] === undefined ? <SaleDialogs act={act} sale={sale} onClose={end} /> : null}
      </Suspense>
    </>
  );
}

function returnObstacle({ status }: SaleDetail, words: DocumentWords): string | undefined {
  if (status === 'void') return words.isVoid;
  return status === 'returned' ? words.isReturned : undefined;
}

function voidReason({ status }: SaleDetail, words: DocumentWords): string | undefined {
  const obstacle = voidObstacle({ status });
  if (obstacle === undefined) return undefined;
  return obstacle === 'void' ? words.isVoid : words.isPartReturned;
}
