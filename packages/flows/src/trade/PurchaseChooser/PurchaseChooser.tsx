import { Button, Modal, Stack, Text, useWords } from '@handset/ui';
import { Layers, Smartphone } from 'lucide-react';
import { purchaseMessages } from '../PurchaseSlip/purchaseMessages.ts';

/** Props of PurchaseChooser. */
export interface PurchaseChooserProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Whether a purchase is entered or an existing one edited. @default 'purchase' */
  mode?: 'purchase' | 'edit' | undefined;
  /** Called with the kind that was chosen. */
  onChoose: (kind: 'single' | 'bulk') => void;
  /** Called when it is closed without a choice. */
  onCancel: () => void;
}

/** Asks whether one phone or many are bought (or edited). */
export function PurchaseChooser({ isOpen, mode = 'purchase', onChoose, onCancel }: PurchaseChooserProps) {
  const messages = useWords(purchaseMessages);
  return (
    <Modal isOpen={isOpen} onClose={onCancel} title={messages.chooserTitle[mode]} size="small" isDismissable>
      <Stack gap={5}>
        <Stack gap={1}>
          <Button
            variant="primary"
            size="large"
            isFullWidth
            icon={<Smartphone size={20} strokeWidth={1.75} />}
            onPress={() => onChoose('single')}
            autoFocus
          >
            {messages.chooserSingle[mode]}
          </Button>
          <Text tone="muted" size={1}>
            {messages.chooserSingleHint}
          </Text>
        </Stack>
        <Stack gap={1}>
          <Button
            size="large"
            isFullWidth
            icon={<Layers size={20} strokeWidth={1.75} />}
            onPress={() => onChoose('bulk')}
          >
            {messages.chooserBulk[mode]}
          </Button>
          <Text tone="muted" size={1}>
            {messages.chooserBulkHint}
          </Text>
        </Stack>
      </Stack>
    </Modal>
  );
}
