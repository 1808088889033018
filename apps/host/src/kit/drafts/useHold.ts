import { useEffect, useState } from 'react';
import { locks } from '../database/TabLocks.ts';
import { useUser } from '../session/useSession.ts';
import { lockOf } from './holdDraft.ts';
import { allWritten } from './newestOnly.ts';

/** Whether this tab has a draft open: one tab at a time does. */
export interface Hold {
  /** `asking` for a moment at first. */
  state: 'asking' | 'held' | 'elsewhere';
  /** Takes the draft over from the tab that has it open. */
  take: () => void;
}

/** Opens a draft in this tab alone. While another tab has it open, it waits until that one leaves it or `take` is called. */
export function useHold(id: string): Hold {
  const { _id: userId } = useUser();
  const name = lockOf(userId, id);
  const [state, setState] = useState<Hold['state']>('asking');
  const [turn, setTurn] = useState({ isTaking: false });

  useEffect(() => {
    const ended = new AbortController();
    let isHeld = false;
    let release = () => {};
    const hold = async () => {
      if (ended.signal.aborted) return;
      isHeld = true;
      setState('held');
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    const lost = () => {
      if (ended.signal.aborted) return;
      setState('elsewhere');
      // Waits for it.
      setTurn({ isTaking: false });
    };
    locks.request(name, turn.isTaking ? { steal: true } : { signal: ended.signal }, hold).catch(lost);
    void locks.query().then(({ pending }) => {
      const isWaiting = !isHeld && pending?.some((lock) => lock.name === name);
      if (isWaiting && !ended.signal.aborted) setState('elsewhere');
    });
    return () => {
      ended.abort();
      void allWritten().then(release);
    };
  }, [name, turn]);

  return { state, take: () => setTurn({ isTaking: true }) };
}
