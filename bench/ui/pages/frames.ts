/** The time at the end of the first frame that meets the condition. */
export function endOfFrame(isMet: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const look = () =>
      requestAnimationFrame(() => {
        if (!isMet()) return look();
        // The frame is over when a message posted from its callback arrives.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(undefined);
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
