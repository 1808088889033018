import { useShop } from '@handset/api-client/swr';
import { may } from '@handset/domain';
import { useWords } from '../messages/useWords.ts';
import { useUser } from '../session/useSession.ts';
import { phoneWords } from './phoneWords.ts';

/** Tells why a document of that day may not be corrected by whoever is signed in; undefined where it may. */
export function useRightToCorrect(): (day: string | undefined) => string | undefined {
  const { role } = useUser();
  const { data: shop } = useShop();
  const { pastOnly } = useWords(phoneWords);
  return (day) => (may(role, 'correct-past') || day === shop?.today ? undefined : pastOnly);
}
