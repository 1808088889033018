import { Button } from '@handset/ui';
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useWords } from '../messages/useWords.ts';
import { type StockFilter, stockQuery } from './stockQuery.ts';
import { stockWords } from './stockWords.ts';

const PriceListDialog = lazily(async () => (await import('./PriceListDialog.tsx')).PriceListDialog);

/** Makes a price list for customers of the phones that a list's filters leave. */
export function PriceListButton({ filters }: { filters: Readonly<Record<StockFilter, string>> }) {
  const words = useWords(stockWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.priceList}</Button>
      <Suspense>
        {isOpen ? <PriceListDialog query={stockQuery(filters)} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
