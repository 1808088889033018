import { Button, useWords } from '@handset/ui';
import { useState } from 'react';
import { PriceListDialog } from './PriceListDialog.tsx';
import { type StockFilter, stockQuery } from './stockQuery.ts';
import { stockWords } from './stockWords.ts';

/** Creates a price list for customers from a filtered list of phones. */
export function PriceListButton({ filters }: { filters: Readonly<Record<StockFilter, string>> }) {
  const words = useWords(stockWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.priceList}</Button>
      {isOpen ? <PriceListDialog query={stockQuery(filters)} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
