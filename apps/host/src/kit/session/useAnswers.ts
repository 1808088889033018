import { ApiCache } from '@handset/api-client/swr';
import { useEffect, useState } from 'react';
import { inTime } from '../database/inTime.ts';
import { createAnswerStore, forgetAnswers, isWorthKeeping } from './answerStore.ts';

interface Answers {
  userId: string | undefined;
  cache: ApiCache;
}

let first: Answers | undefined;

/** Reads the answers kept for a user before the first page is drawn. Never rejects. */
export async function openAnswers(userId: string | undefined): Promise<void> {
  first = { userId, cache: await openCache(userId) };
}

/** Answers kept for a user since the last visit. Null while they are being read. */
export function useAnswers(userId: string | undefined): ApiCache | null {
  const [answers, setAnswers] = useState(first);
  const isOpen = answers !== undefined && answers.userId === userId;
  useEffect(() => {
    if (isOpen) return;
    let isCurrent = true;
    void openCache(userId).then((cache) => isCurrent && setAnswers({ userId, cache }));
    return () => {
      isCurrent = false;
    };
  }, [userId, isOpen]);
  return isOpen ? answers.cache : null;
}

async function openCache(userId: string | undefined): Promise<ApiCache> {
  if (userId === undefined) {
    void forgetAnswers().catch(() => {});
    return new ApiCache();
  }
  const store = createAnswerStore(userId);
  const known = await inTime(store.load(), []).catch(() => []);
  return new ApiCache({ store, known, isStored: isWorthKeeping });
}
