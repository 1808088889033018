/** Longest pause between two keys of a scanner; people are slower. */
const longestPause = 35;
/** Fewest keys that make a scan. */
const fewestKeys = 6;

/** Tells a scanner, which types like a keyboard, from a person: by its pace. */
export interface BurstDetector {
  /** Hears of a key. */
  key: (event: { key: string; timeStamp: number }) => void;
  /** Whether a key that comes now ends a scan. */
  isBurst: (timeStamp: number) => boolean;
}

/** Listens for scans in the keys of one grid. */
export function createBurstDetector(): BurstDetector {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  return {
    key({ key, timeStamp }) {
      if (key.length !== 1) return;
      count = timeStamp - last <= longestPause ? count + 1 : 1;
      last = timeStamp;
    },
    isBurst: (timeStamp) => count >= fewestKeys && timeStamp - last <= longestPause,
  };
}
