import { type PurchaseDetail, voidObstacle } from '@handset/domain';
import { useWords } from '@handset/ui';
import { ActionButton } from '../../../kit/actions/ActionButton.tsx';
import { useActionInAddress } from '../../../kit/links/useActionInAddress.ts';
import { useBegun } from '../../../kit/links/useBegun.ts';
import { type PurchaseAction, purchaseActions } from '../documents/documentActions.ts';
import { type DocumentWords, documentWords } from '../documents/documentWords.ts';
import { useCorrectionObstacle } from '../documents/useCorrectionObstacle.ts';
import { eGadgetWords } from './eGadgetWords.ts';
import { PurchaseDialogs } from './PurchaseDialogs.tsx';
import { paperWords } from './paperWords.ts';

/** Actions on a stored slip. Unavailable ones give the reason. */
export function PurchaseActionButtons({ purchase }: { purchase: PurchaseDetail }) {
  const words = useWords(documentWords);
  const { print } = useWords(paperWords);
  const { title: eGadget } = useWords(eGadgetWords);
  const { action, begin, end } = useActionInAddress(purchaseActions);
  const right = useCorrectionObstacle(purchase.date);
  const obstacles: Record<PurchaseAction, string | undefined> = {
    pay: purchase.outstanding > 0 ? undefined : words.isPaid,
    print: undefined,
    edit: editObstacle(purchase, words),
    egadget: purchase.status === 'void' ? words.isVoid : undefined,
    return: returnObstacle(purchase, words) ?? right,
    void: voidReason(purchase, words) ?? right,
  };
  const begun = useBegun(action, (one) => obstacles[one] === undefined);
  return (
    <>
      {purchase.outstanding > 0 ? (
        <ActionButton variant="primary" data-opens="payment" onPress={() => begin('pay')}>
          {words.pay}
        </ActionButton>
      ) : null}
      <ActionButton onPress={() => begin('print')}>{print}</ActionButton>
      {purchase.type === 'single' ? (
        <ActionButton obstacle={obstacles.edit} onPress={() => begin('edit')}>
          {words.edit}
        </ActionButton>
      ) : null}
      <ActionButton obstacle={obstacles.egadget} onPress={() => begin('egadget')}>
        {eGadget}
      </ActionButton>
      <ActionButton obstacle={obstacles.return} onPress={() => begin('return')}>
        {words.giveBack}
      </ActionButton>
      <ActionButton obstacle={obstacles.void} onPress={() => begin('void')}>
        {words.void}
      </ActionButton>
      {begun ? <PurchaseDialogs action={begun} purchase={purchase} onClose={end} /> : null}
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
