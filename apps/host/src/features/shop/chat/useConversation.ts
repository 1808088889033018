import { chatCalls } from '@handset/api-client';
import { useCalls, useChat, useMarkChatRead } from '@handset/api-client/swr';
import type { ChatMessageAnswer } from '@handset/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mergeMessages } from './mergeMessages.ts';
import { useInterval } from './useInterval.ts';

/** Number of messages in one request. */
export const CHAT_PAGE = 50;
const POLL_INTERVAL = 5000;

/**
 * The staff's conversation, kept up to date and loaded as far back as the user has scrolled. Visible messages
 * are marked as read.
 */
export function useConversation() {
  const calls = useCalls(chatCalls);
  const { data: latest, error, mutate } = useChat({ limit: CHAT_PAGE });
  const { write: markRead } = useMarkChatRead();
  const [messages, setMessages] = useState<readonly ChatMessageAnswer[]>([]);
  const [isLoading, setLoading] = useState(false);
  const isBusy = useRef(false);
  useInterval(POLL_INTERVAL, mutate);

  const take = useCallback(
    (part: readonly ChatMessageAnswer[]) => setMessages((known) => mergeMessages(known, part)),
    [],
  );
  useEffect(() => {
    if (!latest) return;
    take(latest.data);
    const last = latest.data.at(-1);
    // Failing to mark them as read is no reason to trouble the reader.
    if (last && last.number > latest.readUpTo) void markRead(last.number).catch(() => {});
  }, [latest, take, markRead]);

  const first = messages[0]?.number;
  const loadEarlier = async () => {
    if (isBusy.current || first === undefined) return;
    isBusy.current = true;
    setLoading(true);
    try {
      take((await calls.messages({ before: first, limit: CHAT_PAGE })).data);
    } catch (failure) {
      // The button stays, to be pressed again.
      console.error(failure);
    } finally {
      isBusy.current = false;
      setLoading(false);
    }
  };
  return {
    messages,
    isReady: latest !== undefined,
    error,
    retry: mutate,
    // Messages are counted from 1, and none goes.
    hasEarlier: first !== undefined && first > 1,
    loadEarlier,
    isLoading,
  };
}
