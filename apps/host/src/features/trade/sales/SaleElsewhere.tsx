import { Button, Modal, Text, useWords } from '@handset/ui';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { newDraftId } from '../../../kit/drafts/drafts.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { saleWords } from './saleWords.ts';

interface SaleElsewhereProps extends DialogProps {
  /** Continues the sale in this tab. */
  onTake: () => void;
}

/** Says that another tab has this sale open, and offers to continue it here or to begin another one. */
export function SaleElsewhere({ onTake, onClose }: SaleElsewhereProps) {
  const words = useWords(saleWords);
  const { header } = useWords(hostMessages);
  const { resume } = useDialogs();
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={header.saleMobile}
      size="small"
      footer={
        <>
          <Button onPress={() => resume('sale', newDraftId())}>{words.newSale}</Button>
          <Button variant="primary" onPress={onTake}>
            {words.continueHere}
          </Button>
        </>
      }
    >
      <Text>{words.openElsewhere}</Text>
    </Modal>
  );
}
