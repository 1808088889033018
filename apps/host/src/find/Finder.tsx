import { useToast } from '@handset/ui';
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { useFind } from './useFind.ts';
import { useShortcuts } from './useShortcuts.ts';

const FindDialog = lazily(async () => (await import('./FindDialog.tsx')).FindDialog);
const KeysDialog = lazily(async () => (await import('./KeysDialog.tsx')).KeysDialog);
const ScanResult = lazily(async () => (await import('./ScanResult.tsx')).ScanResult);

/** The keys and the scanner of every page, and what they open. */
export function Finder() {
  const { act, begin, end } = useFind();
  const { open } = useDialogs();
  const { isCostHidden, choose } = usePreferences();
  const [code, setCode] = useState<string>();
  const { header } = useMessages();
  const toast = useToast();
  const toggleCost = () => {
    choose({ isCostHidden: !isCostHidden });
    // A customer may read it: it does not say what is hidden.
    if (!isCostHidden) toast.show({ tone: 'info', message: header.costHidden });
  };
  useShortcuts({
    onFind: () => begin('all'),
    onKeys: () => begin('keys'),
    onPurchase: () => open('purchase'),
    onSale: () => open('sale'),
    onCost: toggleCost,
    onScan: setCode,
  });
  return (
    <Suspense>
      {act === 'all' ? <FindDialog onClose={end} /> : null}
      {act === 'keys' ? <KeysDialog onClose={end} /> : null}
      {code === undefined ? null : (
        <ScanResult key={code} code={code} onFind={() => begin('all')} onClose={() => setCode(undefined)} />
      )}
    </Suspense>
  );
}
