/** The time at the end of the first frame that meets the condition. */
export function endOfFrame(isMet: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const look = () =>
      requestAnimationFrame(() => {
        if (!isMet()) return look();
        // The frame is over when the most urgent task posted from its callback runs. A message would arrive later by what other threads
        // take to hand it on.
        void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
      });
    look();
  });
}

/** Milliseconds from the next event of a type, by its hardware timestamp, to the end of the first frame that meets the condition. */
export function timeFromEvent(type: string, isMet: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    document.addEventListener(
      type,
      (event) => {
        void endOfFrame(isMet).then((end) => resolve(end - event.timeStamp));
      },
      { once: true, capture: true },
    );
  });
}
