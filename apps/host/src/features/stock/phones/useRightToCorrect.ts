import { useShop } from '@handset/api-client/swr';
import { mayCorrect } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useUser } from '../../../kit/session/useSession.ts';
import { phoneWords } from './phoneWords.ts';

/** Returns a function that says why the user may not correct a document of a day. Undefined when allowed. */
export function useRightToCorrect(): (day: string | undefined) => string | undefined {
  const { role } = useUser();
  const { data: shop } = useShop();
  const { pastOnly } = useWords(phoneWords);
  return (day) => (mayCorrect(role, day, shop?.today) ? undefined : pastOnly);
}
