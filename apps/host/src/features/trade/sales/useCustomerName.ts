import { useShop } from '@handset/api-client/swr';
import type { Person } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useCallback } from 'react';
import { saleWords } from './saleWords.ts';

/** Returns the name by which a customer is called. */
export type CustomerName = (person: Pick<Person, '_id' | 'name'>) => string;

/** Names customers as they are called, and the shop's walk-in customer in the reader's language. */
export function useCustomerName(): CustomerName {
  const { walkIn } = useWords(saleWords);
  const { data: shop } = useShop();
  const shopId = shop?._id;
  return useCallback(({ _id, name }) => (_id === shopId ? walkIn : name), [shopId, walkIn]);
}
