import { Button } from '@handset/ui';
import { Download } from 'lucide-react';
import { lazily } from '../app/lazily.ts';
import { OnDemand } from '../layout/OnDemand.tsx';
import { useWords } from '../messages/useWords.ts';
import type { ExportOf } from './ExportMenu.tsx';
import { listWords } from './listWords.ts';

const ExportMenu = lazily(async () => (await import('./ExportMenu.tsx')).ExportMenu);

/** Offers a list as a file. */
export function ExportButton(exported: ExportOf) {
  const words = useWords(listWords);
  return (
    <OnDemand
      button={(_, opensMenu) => (
        <Button size="small" icon={<Download size={16} strokeWidth={1.75} />} {...opensMenu}>
          {words.export}
        </Button>
      )}
      overlay={(state) => <ExportMenu {...state} {...exported} />}
    />
  );
}
