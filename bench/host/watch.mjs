/** Runs in the page before its own scripts: keeps what the browser says of paints and of work that held it up. */
export function watch() {
  const seen = { fcp: 0, lcp: 0, tasks: [], frames: [], marks: {} };
  const note = (type, keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true });
  note('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  note('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  note('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, startTime + duration]));
  if (PerformanceObserver.supportedEntryTypes.includes('long-animation-frame'))
    note('long-animation-frame', ({ duration }) => seen.frames.push(duration));

  /** The end of the frame in which something was first there, after `from`. */
  seen.shown = (isThere, from = 0) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look);
        // The most urgent task follows the frame that is being drawn.
        void scheduler.postTask(() => resolve(performance.now() - from), { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
    });
  window.seen = seen;
}
