import type { Phone } from '@handset/domain';
import { RemovePhoneDialog } from '../phones/RemovePhoneDialog.tsx';
import { EditPhoneDialog } from '../phones/StockPhoneDialogs.tsx';

interface PhoneMenuDialogsProps {
  action: 'edit' | 'remove';
  phone: Phone;
  onClose: () => void;
}

/** The dialogs of a phone's menu. */
export function PhoneMenuDialogs({ action, phone, onClose }: PhoneMenuDialogsProps) {
  if (action === 'edit') return <EditPhoneDialog phoneId={phone._id} onClose={onClose} />;
  return <RemovePhoneDialog phone={phone} onClose={onClose} />;
}
