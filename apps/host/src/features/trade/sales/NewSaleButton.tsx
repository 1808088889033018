import { Button, useWords } from '@handset/ui';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { saleWords } from './saleWords.ts';

/** Begins the next sale. It has the focus once a sale is saved. */
export function NewSaleButton() {
  const words = useWords(saleWords);
  const { open } = useDialogs();
  return (
    <Button autoFocus onPress={() => open('sale')}>
      {words.newSale}
    </Button>
  );
}
