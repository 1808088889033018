import { type PurchaseDetail, voidObstacle } from '@handset/domain';
import { Suspense } from 'react';
import { lazily } from '../app/lazily.ts';
import { useWords } from '../messages/useWords.ts';
import { useAct } from '../routes/useAct.ts';
import { ActButton } from './ActButton.tsx';
import { type DocumentWords, documentWords } from './documentWords.ts';
import { paperWords } from './paperWords.ts';
import { useCorrectionObstacle } from './useCorrectionObstacle.ts';

const PurchaseDialogs = lazily(async () => (await import('./PurchaseDialogs.tsx')).PurchaseDialogs);

const acts = ['pay', 'print', 'edit', 'egadget', 'return', 'void'] as const;
/** What may be done with a stored slip. */
export type PurchaseAct = (typeof acts)[number];

/** What may be done with a stored slip; what may not be says why. */
export function PurchaseActs({ purchase }: { purchase: PurchaseDetail }) {
  const words = useWords(documentWords);
  const { print } = useWords(paperWords);
  const { act, begin, end } = useAct(acts);
  const right = useCorrectionObstacle(purchase.date);
  const obstacles: Record<PurchaseAct, string | undefined> = {
    pay: purchase.outstanding > 0 ? undefined : words.isPaid,
    print: undefined,
    edit: editObstacle(purchase, words),
    egadget: purchase.status === 'void' ? words.isVoid : undefined,
    return: returnObstacle(purchase, words) ?? right,
    void: voidReason(purchase, words) ?? right,
  };
  return (
    <>
      {purchase.outstanding > 0 ? (
        <ActButton variant="primary" onPress={() => begin('pay')}>
          {words.pay}
        </ActButton>
      ) : null}
      <ActButton onPress={() => begin('print')}>{print}</ActButton>
      {purchase.type === 'single' ? (
        <ActButton obstacle={obstacles.edit} onPress={() => begin('edit')}>
          {words.edit}
        </ActButton>
      ) : null}
      <ActButton obstacle={obstacles.egadget} onPress={() => begin('egadget')}>
        {words.eGadget}
      </ActButton>
      <ActButton obstacle={obstacles.return} onPress={() => begin('return')}>
        {words.giveBack}
      </ActButton>
      <ActButton obstacle={obstacles.void} onPress={() => begin('void')}>
        {words.void}
      </ActButton>
      <Suspense>
        {act && obstacles[act] === undefined ? (
          <PurchaseDialogs act={act} purchase={purchase} onClose={end} />
        ) : null}
      </Suspense>
    </>
  );
}

function editObstacle({ status }: PurchaseDetail, words: DocumentWords): string | undefined {
  if (status === 'void') return words.isVoid;
  return status === 'returned' ? words.isReturned : undefined;
}

function returnObstacle(purchase: PurchaseDetail, words: DocumentWords): string | undefined {
  const obstacle = editObstacle(purchase, words);
  if (obstacle) return obstacle;
  return purchase.units.some(({ state }) => state === 'in-stock') ? undefined : words.nothingInStock;
}

function voidReason(purchase: PurchaseDetail, words: DocumentWords): string | undefined {
  const obstacle = voidObstacle(purchase);
  if (obstacle === undefined) return undefined;
  return { void: words.isVoid, returned: words.isPartReturned, elsewhere: words.isElsewhere }[obstacle];
}
