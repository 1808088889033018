import { ApiCache } from '@handset/api-client/swr';
import { useEffect, useState } from 'react';
import { createAnswerStore, forgetAnswers, isWorthKeeping } from './answerStore.ts';

/** Milliseconds after which the page starts without the stored answers. */
const TIMEOUT = 250;

interface Answers {
  userId: string | undefined;
  cache: ApiCache;
}

/** Answers kept for a user since the last visit. Null while they are being read. */
export function useAnswers(userId: string | undefined): ApiCache | null {
  const [answers, setAnswers] = useState<Answers>();
  useEffect(() => {
    let isCurrent = true;
    void openCache(userId).then((cache) => isCurrent && setAnswers({ userId, cache }));
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return answers?.userId === userId ? (answers?.cache ?? null) : null;
}

async function openCache(userId: string | undefined): Promise<ApiCache> {
  if (userId === undefined) {
    void forgetAnswers().catch(() => {});
    return new ApiCache();
  }
  const store = createAnswerStore(userId);
  const known = await Promise.race([store.load(), tooLong()]).catch(() => []);
  return new ApiCache({ store, known, isStored: isWorthKeeping });
}

function tooLong(): Promise<[]> {
  return new Promise((resolve) => setTimeout(() => resolve([]), TIMEOUT));
}
