import { Button, useWords } from '@handset/ui';
import { lazy, Suspense, useState } from 'react';
import { type StockFilter, stockQuery } from './stockQuery.ts';
import { stockWords } from './stockWords.ts';

const PriceListDialog = lazy(async () => ({
  default: (await import('./PriceListDialog.tsx')).PriceListDialog,
}));

/** Creates a price list for customers from a filtered list of phones. */
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
