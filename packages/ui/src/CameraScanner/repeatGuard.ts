/** Lets a code through once while it stays in sight. */
export interface RepeatGuard {
  /** Whether the code is a new one: it was not seen within the delay. */
  isNew: (text: string, now: number) => boolean;
}

/** A guard that lets the same code through again when it was out of sight for `delay` milliseconds. */
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
