import { useShop } from '@handset/api-client/swr';
import { mayCorrect } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useUser } from '../../../kit/session/useSession.ts';
import { documentWords } from './documentWords.ts';

/** The reason why the user may not take back or void a document of that day. Undefined when allowed. */
export function useCorrectionObstacle(date: string): string | undefined {
  const { role } = useUser();
  const { data: shop } = useShop();
  const words = useWords(documentWords);
  return mayCorrect(role, date, shop?.today) ? undefined : words.ownerOnly;
}
