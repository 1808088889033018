import { useShop } from '@handset/api-client/swr';
import type { Person } from '@handset/domain';
import { useWords } from '@handset/ui';
import { saleWords } from './saleWords.ts';

/** Names customers as they are called, and the shop's walk-in customer in the reader's language. */
export function useCustomerName(): (person: Pick<Person, '_id' | 'name'>) => string {
  const { walkIn } = useWords(saleWords);
  const { data: shop } = useShop();
  return ({ _id, name }) => (_id === shop?._id ? walkIn : name);
}
