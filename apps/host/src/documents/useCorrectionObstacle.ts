import { useShop } from '@handset/api-client/swr';
import { may } from '@handset/domain';
import { useWords } from '../messages/useWords.ts';
import { useUser } from '../session/useSession.ts';
import { documentWords } from './documentWords.ts';

/** Why whoever is signed in may not take back or void a document of that day; undefined where nothing is in the way. */
export function useCorrectionObstacle(date: string): string | undefined {
  const { role } = useUser();
  const { data: shop } = useShop();
  const words = useWords(documentWords);
  return may(role, 'correct-past') || date === shop?.today ? undefined : words.ownerOnly;
}
