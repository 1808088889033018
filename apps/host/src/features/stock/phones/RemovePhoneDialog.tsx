import { useRemovePhone } from '@handset/api-client/swr';
import type { Phone } from '@handset/domain';
import { useWords } from '@handset/ui';
import { ReasonDialog } from '../../../kit/dialogs/ReasonDialog.tsx';
import { phoneWords } from './phoneWords.ts';

/** Asks why before a phone that was entered by hand is taken out of the stock again. */
export function RemovePhoneDialog({ phone, onClose }: { phone: Phone; onClose: () => void }) {
  const words = useWords(phoneWords);
  const { write } = useRemovePhone();
  return (
    <ReasonDialog
      form={`removal ${phone._id}`}
      words={{
        title: words.removeTitle,
        text: words.removeText,
        confirm: words.remove,
        reason: words.removeReason,
        done: words.removed,
      }}
      effects={[{ label: `${phone.companyName} ${phone.modelName}`, to: phone.imei1 }]}
      onConfirm={(reason, submission) => write({ id: phone._id, reason }, submission)}
      onClose={onClose}
    />
  );
}
