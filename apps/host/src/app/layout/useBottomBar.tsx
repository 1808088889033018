import { type BottomBarItem, useWords } from '@handset/ui';
import { Boxes, House, ReceiptText, ScanBarcode } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useDialogs } from '../../kit/dialogs/useDialogs.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import { useFind } from '../search/useFind.ts';

const icon = { size: 22, strokeWidth: 1.75 };

/** The bottom bar of a phone. */
export function useBottomBar(): BottomBarItem[] {
  const { bottomBar } = useWords(hostMessages);
  const { open } = useDialogs();
  const { begin } = useFind();
  const { pathname } = useLocation();
  return [
    { id: 'home', label: bottomBar.home, icon: <House {...icon} />, href: '/', isCurrent: pathname === '/' },
    { id: 'sale', label: bottomBar.sell, icon: <ReceiptText {...icon} />, onPress: () => open('sale') },
    {
      id: 'scan',
      label: bottomBar.scan,
      icon: <ScanBarcode {...icon} size={24} />,
      onPress: () => begin('camera'),
      isMain: true,
    },
    {
      id: 'stock',
      label: bottomBar.stock,
      icon: <Boxes {...icon} />,
      href: '/stockList',
      isCurrent: pathname === '/stockList',
    },
  ];
}
