import { useWords } from '@handset/ui';
import { OpenButton } from '../../../kit/dialogs/OpenButton.tsx';
import { saleWords } from './saleWords.ts';

/** Begins the next sale. It has the focus once a sale is saved. */
export function NewSaleButton() {
  const words = useWords(saleWords);
  return (
    <OpenButton dialog="sale" variant="primary" isFullWidth autoFocus>
      {words.newSale}
    </OpenButton>
  );
}
