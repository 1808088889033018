import type { DialogName } from '../dialogs/useDialogs.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';

/** The header's actions that open a dialog, in the specification's order. */
export function useQuickActions(): { id: DialogName; label: string }[] {
  const { header } = useMessages();
  return [
    { id: 'purchase', label: header.purchasePhone },
    { id: 'sale', label: header.saleMobile },
    { id: 'company', label: header.addCompany },
    { id: 'model', label: header.addModel },
    { id: 'entity', label: header.createEntity },
  ];
}
