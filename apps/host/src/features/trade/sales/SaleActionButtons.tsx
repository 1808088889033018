import type { SaleDetail } from '@handset/domain';
import { voidObstacle } from '@handset/domain';
import { useWords } from '@handset/ui';
import { ActionButton } from '../../../kit/actions/ActionButton.tsx';
import { useActionInAddress } from '../../../kit/links/useActionInAddress.ts';
import { useBegun } from '../../../kit/links/useBegun.ts';
import { type SaleAction, saleActions } from '../documents/documentActions.ts';
import { type DocumentWords, documentWords } from '../documents/documentWords.ts';
import { useCorrectionObstacle } from '../documents/useCorrectionObstacle.ts';
import { SaleDialogs } from './SaleDialogs.tsx';

interface SaleActionButtonsProps {
  sale: SaleDetail;
  /** Whether a payment that is due is the page's main action. @default true */
  isPaymentMain?: boolean;
}

/** Actions on a stored sale. Unavailable ones give the reason. */
export function SaleActionButtons({ sale, isPaymentMain = true }: SaleActionButtonsProps) {
  const words = useWords(documentWords);
  const { action, begin, end } = useActionInAddress(saleActions);
  const right = useCorrectionObstacle(sale.date);
  const obstacles: Record<SaleAction, string | undefined> = {
    receive: sale.outstanding > 0 ? undefined : words.isPaid,
    return: returnObstacle(sale, words) ?? right,
    void: voidReason(sale, words) ?? right,
  };
  const begun = useBegun(action, (one) => obstacles[one] === undefined);
  return (
    <>
      {sale.outstanding > 0 ? (
        <ActionButton
          variant={isPaymentMain ? 'primary' : 'secondary'}
          data-opens="payment"
          onPress={() => begin('receive')}
        >
          {words.receive}
        </ActionButton>
      ) : null}
      <ActionButton obstacle={obstacles.return} onPress={() => begin('return')}>
        {words.takeBack}
      </ActionButton>
      <ActionButton obstacle={obstacles.void} onPress={() => begin('void')}>
        {words.void}
      </ActionButton>
      {begun ? <SaleDialogs action={begun} sale={sale} onClose={end} /> : null}
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
