import { useImeis } from '@handset/api-client/swr';
import { useMemo } from 'react';
import { imeisSold } from './entry.ts';
import { useEntries } from './useOutbox.ts';

/** The units that may be sold: in stock, and on no sale that waits on this device. */
export function useUnsoldPhones() {
  const units = useImeis();
  const entries = useEntries();
  const data = useMemo(() => {
    const sold = imeisSold(entries);
    return sold.size === 0 ? units.data : units.data?.filter(({ imei1 }) => !sold.has(imei1));
  }, [units.data, entries]);
  return { ...units, data };
}
