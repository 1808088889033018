import type { SaleDetail } from '@handset/domain';
import { voidObstacle } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useNavigate } from 'react-router-dom';
import { ActionButton } from '../../../kit/actions/ActionButton.tsx';
import { type MenuChoice, MoreMenu } from '../../../kit/actions/MoreMenu.tsx';
import { useActionInAddress } from '../../../kit/links/useActionInAddress.ts';
import { useBegun } from '../../../kit/links/useBegun.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { type SaleAction, saleActions } from '../documents/documentActions.ts';
import { type DocumentWords, documentWords } from '../documents/documentWords.ts';
import { useCorrectionObstacle } from '../documents/useCorrectionObstacle.ts';
import { SaleDialogs } from './SaleDialogs.tsx';
import { saleDetailWords } from './saleDetailWords.ts';

interface SaleActionButtonsProps {
  sale: SaleDetail;
  /** On the invoice's own page printing comes first: the menu has all but a payment. @default false */
  isOnInvoice?: boolean;
}

/** Actions on a stored sale, the one that undoes it in a menu. Unavailable ones give the reason. */
export function SaleActionButtons({ sale, isOnInvoice = false }: SaleActionButtonsProps) {
  const words = useWords(documentWords);
  const { openSale } = useWords(saleDetailWords);
  const { header } = useWords(hostMessages);
  const navigate = useNavigate();
  const { action, begin, end } = useActionInAddress(saleActions);
  const right = useCorrectionObstacle(sale.date);
  const obstacles: Record<SaleAction, string | undefined> = {
    receive: sale.outstanding > 0 ? undefined : words.isPaid,
    return: returnObstacle(sale, words) ?? right,
    void: voidReason(sale, words) ?? right,
  };
  const begun = useBegun(action, (one) => obstacles[one] === undefined);
  const undo: MenuChoice = {
    id: 'void',
    label: words.void,
    tone: 'critical',
    disabledReason: obstacles.void,
    onAction: () => begin('void'),
  };
  const choices: MenuChoice[] = [
    {
      id: 'open',
      label: openSale,
      onAction: () => void navigate(`/sales/${sale.isBulk ? 'BulkSales' : 'sales'}/${sale._id}`),
    },
    {
      id: 'return',
      label: words.takeBack,
      disabledReason: obstacles.return,
      onAction: () => begin('return'),
    },
    undo,
  ];
  return (
    <>
      {sale.outstanding > 0 ? (
        <ActionButton
          variant={isOnInvoice ? 'secondary' : 'primary'}
          data-opens="payment"
          onPress={() => begin('receive')}
        >
          {words.receive}
        </ActionButton>
      ) : null}
      {isOnInvoice ? null : (
        <ActionButton obstacle={obstacles.return} onPress={() => begin('return')}>
          {words.takeBack}
        </ActionButton>
      )}
      <MoreMenu label={header.more} variant="secondary" choices={isOnInvoice ? choices : [undo]} />
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
