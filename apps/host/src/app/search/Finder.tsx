import { imeisOfCode, useScanSound } from '@handset/flows/form';
import { useToast, useWords } from '@handset/ui';
import { lazy, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SALE } from '../../features/trade/sales/saleReviewHref.ts';
import { openerOf } from '../../kit/dialogs/openerOf.ts';
import { ShopFlows } from '../../kit/dialogs/ShopFlows.tsx';
import { dialogNow, useDialogs } from '../../kit/dialogs/useDialogs.ts';
import { useFocusOnOpener } from '../../kit/dialogs/useFocusOnOpener.ts';
import { readDraft } from '../../kit/drafts/drafts.ts';
import { CodeBoundary } from '../../kit/problems/CodeBoundary.tsx';
import { usePreferences } from '../../kit/session/usePreferences.ts';
import { useUser } from '../../kit/session/useSession.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import { scanWords } from './scanWords.ts';
import { useFind } from './useFind.ts';
import { useShortcuts } from './useShortcuts.ts';

// The barcode reader is loaded when somebody first scans with the camera.
const CameraDialog = lazy(async () => ({ default: (await import('./CameraDialog.tsx')).CameraDialog }));

const ScanResult = lazy(async () => ({ default: (await import('./ScanResult.tsx')).ScanResult }));
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));
const FindDialog = lazy(async () => ({ default: (await import('./FindDialog.tsx')).FindDialog }));

/** Keyboard shortcuts and scanner of every page, with the dialogs they open. */
export function Finder() {
  return (
    <ShopFlows>
      <PageKeys />
    </ShopFlows>
  );
}

function PageKeys() {
  const { action, begin, end } = useFind();
  const { open, resume } = useDialogs();
  const { _id: userId, shopId } = useUser();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  useFocusOnOpener(action);
  const { isCostHidden, hasLetterKeys, choose } = usePreferences();
  const [code, setCode] = useState<string>();
  const { header } = useWords(hostMessages);
  const { scanAgain, closeFirst, saleIsSent } = useWords(scanWords);
  const navigate = useNavigate();
  const toast = useToast();
  const playSound = useScanSound();
  const refuse = (message: string) => {
    playSound(false);
    toast.show({ tone: 'caution', message });
  };
  const toggleCost = () => {
    choose({ isCostHidden: !isCostHidden });
    // A customer may read the toast, so it does not name the hidden data.
    if (!isCostHidden) toast.show({ tone: 'info', message: header.costHidden });
  };
  const leave = () => {
    end();
    setCode(undefined);
  };
  const scan = (text: string, isOver = false) => {
    // A scan right after the letter comes as one code.
    const isSale = hasLetterKeys && /^s\d{15}/i.test(text);
    const imeis = imeisOfCode(isSale ? text.slice(1) : text);
    // Join both IMEIs of one phone with a space; a carton's are separate phones.
    const phone = imeis.length <= 2 ? imeis.join(' ') : '';
    const phones = phone || imeis.join();
    const isAnswer = code !== undefined || action === 'keys';
    const { opened, about } = dialogNow();
    if (phone && opened === 'purchase') return open('slip', phone);
    if (action === 'keys') end();
    // The form that the address names is still being loaded.
    if (phones && opened === 'sale') return addToSale(phones);
    if (phones && isSale) return open('sale', phones);
    if (phone && opened === 'slip' && !about) return resume(opened, '', phone);
    if (isOver && !isAnswer) return refuse(closeFirst);
    if (opened) return refuse(scanAgain);
    const reviewed = pathname.startsWith('/invoice/') ? search.get(SALE) : null;
    if (phones && reviewed) return void addTo(reviewed, phones);
    setCode(phone || text);
  };
  /** Adds phones to a sale in review, unless that is being saved. */
  const addTo = async (sale: string, phones: string) => {
    const stored = await readDraft(userId, sale);
    if (stored?.state === 'sending') refuse(saleIsSent);
    else if (dialogNow().opened === 'sale') addToSale(phones);
    else resume('sale', sale, phones);
  };
  /** Adds phones to the sale that the address names, with those that were scanned before. */
  const addToSale = (phones: string) => {
    const { about, draft } = dialogNow();
    resume('sale', draft ?? '', about ? `${about},${phones}` : phones);
  };
  useShortcuts({
    hasLetterKeys,
    onFind: () => begin('all'),
    onKeys: () => begin('keys'),
    onPurchase: () => open('purchase'),
    onSale: () => open('sale'),
    onClosing: () => openerOf('closing')?.click(),
    onPayment: () => openerOf('payment')?.click(),
    onPerson: () => shopId !== null && open('till'),
    onCost: toggleCost,
    onScan: scan,
    onReturn: (path) => void navigate(path, { replace: true, preventScrollReset: true }),
  });
  return (
    <CodeBoundary key={code ?? action} onClose={leave}>
      {action === 'all' ? <FindDialog onClose={end} /> : null}
      {action === 'keys' ? <KeysDialog onClose={end} /> : null}
      {action === 'camera' ? <CameraDialog onScan={scan} onClose={end} /> : null}
      {code === undefined ? null : (
        <ScanResult key={code} code={code} onFind={() => begin('all')} onClose={() => setCode(undefined)} />
      )}
    </CodeBoundary>
  );
}
