import { unitsByImei } from '@handset/domain';
import { useMemo } from 'react';
import type { Listing } from '../../form/embedding.ts';
import type { SaleUnit } from './saleDraft.ts';

/** The stock as a sale looks into it. */
export interface Stock {
  /** The unit of an IMEI 1 or IMEI 2. */
  find: (imei: string) => SaleUnit | undefined;
  /** Whether a phone that is not found is really missing, not just not loaded yet. */
  isKnown: boolean;
}

/** The units that may be sold by both of their IMEIs; looked through when it is first asked. */
export function useStock({ items, isLoading = false, error }: Listing<SaleUnit>): Stock {
  const isKnown = !isLoading && error === undefined;
  return useMemo(() => {
    let byImei: ReadonlyMap<string, SaleUnit> | undefined;
    return {
      isKnown,
      find: (imei) => {
        byImei ??= unitsByImei(items);
        return byImei.get(imei);
      },
    };
  }, [items, isKnown]);
}
