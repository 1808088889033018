/** Recognises a code that stays in sight. */
export interface RepeatGuard {
  /** Whether the code was not seen within the delay. */
  isNew: (text: string, now: number) => boolean;
}

/** A guard for which a code is new again after `delay` milliseconds out of sight. */
export function createRepeatGuard(delay: number): RepeatGuard {
  const lastSeen = new Map<string, number>();
  return {
    isNew(text, now) {
      for (const [seen, time] of lastSeen) if (now - time >= delay) lastSeen.delete(seen);
      const isNew = !lastSeen.has(text);
      lastSeen.set(text, now);
      return isNew;
    },
  };
}
