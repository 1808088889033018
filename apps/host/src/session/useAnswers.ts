import { ApiCache } from '@handset/api-client/swr';
import { useEffect, useState } from 'react';
import { forgetLooks } from '../looks/looks.ts';
import { createAnswerStore, forgetAnswers, isWorthKeeping } from './answerStore.ts';
import { browserStorage } from './browserStorage.ts';

/** So many times so many milliseconds nobody waits longer for what the browser kept. While the page itself is busy, one such time may last. */
const TURNS = 10;
const TURN = 25;

interface Answers {
  userId: string | undefined;
  cache: ApiCache;
}

/** What was looked up before the page was drawn. */
let prepared: Answers | null = null;

/** Looks up what a user was answered, so that the first page that is drawn has it already. */
export async function prepareAnswers(userId: string | undefined): Promise<void> {
  prepared = { userId, cache: await openCache(userId) };
}

/** What a user was answered, from the last visit on; null for the moment that it takes to look it up. */
export function useAnswers(userId: string | undefined): ApiCache | null {
  const [answers, setAnswers] = useState(prepared);
  const isKnown = answers?.userId === userId && answers !== null;
  useEffect(() => {
    prepared = null;
    if (isKnown) return;
    let isCurrent = true;
    void openCache(userId).then((cache) => isCurrent && setAnswers({ userId, cache }));
    return () => {
      isCurrent = false;
    };
  }, [userId, isKnown]);
  return isKnown ? answers.cache : null;
}

async function openCache(userId: string | undefined): Promise<ApiCache> {
  if (userId === undefined) {
    void forgetAnswers().catch(() => {});
    forgetLooks(browserStorage);
    return new ApiCache();
  }
  const store = createAnswerStore(userId);
  const known = await Promise.race([store.load(), tooLong()]).catch(() => []);
  return new ApiCache({ store, known, isStored: isWorthKeeping });
}

async function tooLong(): Promise<[]> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve, TURN));
  return [];
}
