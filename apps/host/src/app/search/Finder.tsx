import { useToast, useWords } from '@handset/ui';
import { lazy, Suspense, useState } from 'react';
import { ShopFlows } from '../../kit/dialogs/ShopFlows.tsx';
import { useDialogs } from '../../kit/dialogs/useDialogs.ts';
import { useFocusOnOpener } from '../../kit/dialogs/useFocusOnOpener.ts';
import { CodeBoundary } from '../../kit/problems/CodeBoundary.tsx';
import { usePreferences } from '../../kit/session/usePreferences.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import { useFind } from './useFind.ts';
import { useShortcuts } from './useShortcuts.ts';

// The barcode reader is loaded when somebody first scans with the camera.
const CameraDialog = lazy(async () => ({ default: (await import('./CameraDialog.tsx')).CameraDialog }));

const ScanResult = lazy(async () => ({ default: (await import('./ScanResult.tsx')).ScanResult }));
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));
const FindDialog = lazy(async () => ({ default: (await import('./FindDialog.tsx')).FindDialog }));

/** Keyboard shortcuts and scanner of every page, with the dialogs they open. */
export function Finder() {
  const { action, begin, end } = useFind();
  const { open } = useDialogs();
  useFocusOnOpener(action);
  const { isCostHidden, hasLetterKeys, choose } = usePreferences();
  const [code, setCode] = useState<string>();
  const { header } = useWords(hostMessages);
  const toast = useToast();
  const toggleCost = () => {
    choose({ isCostHidden: !isCostHidden });
    // A customer may read the toast, so it does not name the hidden data.
    if (!isCostHidden) toast.show({ tone: 'info', message: header.costHidden });
  };
  const leave = () => {
    end();
    setCode(undefined);
  };
  useShortcuts({
    onFind: () => begin('all'),
    onKeys: () => begin('keys'),
    onPurchase: () => hasLetterKeys && open('purchase'),
    onSale: () => hasLetterKeys && open('sale'),
    onCost: toggleCost,
    onScan: setCode,
  });
  return (
    <CodeBoundary key={code ?? action} onClose={leave}>
      <Suspense>
        {action === 'all' ? <FindDialog onClose={end} /> : null}
        {action === 'keys' ? <KeysDialog onClose={end} /> : null}
        {action === 'camera' ? <CameraDialog onScan={setCode} onClose={end} /> : null}
        {code === undefined ? null : (
          <ShopFlows>
            <ScanResult
              key={code}
              code={code}
              onFind={() => begin('all')}
              onClose={() => setCode(undefined)}
            />
          </ShopFlows>
        )}
      </Suspense>
    </CodeBoundary>
  );
}
