import { useWords } from '@handset/ui';
import { Boxes, Building2, Smartphone, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DialogName } from '../../kit/dialogs/useDialogs.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';

/** An action of the header that opens a dialog. */
interface QuickAction {
  id: DialogName;
  label: string;
  icon: ReactNode;
}

const icon = { size: 16, strokeWidth: 1.75 };

/** The header's actions, the commonest first. */
export function useQuickActions() {
  const { header } = useWords(hostMessages);
  const rest: QuickAction[] = [
    { id: 'company', label: header.addCompany, icon: <Building2 {...icon} /> },
    { id: 'model', label: header.addModel, icon: <Smartphone {...icon} /> },
    { id: 'entity', label: header.createEntity, icon: <UserPlus {...icon} /> },
  ];
  return {
    sale: { id: 'sale', label: header.saleMobile, key: 'S' },
    purchase: { id: 'purchase', label: header.purchasePhone, key: 'P' },
    rest,
    stockList: { label: header.showStockList, href: '/stockList', icon: <Boxes {...icon} /> },
  } as const;
}
