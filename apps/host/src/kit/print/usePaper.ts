import { useShop } from '@handset/api-client/swr';
import type { Paper } from '@handset/domain';
import { usePreferences } from '../session/usePreferences.ts';

/** The paper that a document begins with: a receipt where this device has a printer for them, else what the shop prints on. */
export function usePaper(): Paper {
  const { receiptPrinter } = usePreferences();
  const { data: shop } = useShop();
  return receiptPrinter ? '80mm' : (shop?.paper ?? '80mm');
}
