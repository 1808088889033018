/** Milliseconds after which a page that the browser does not paint, such as one in a tab that is not in sight, goes on all the same. */
const UNSEEN = 300;

/** Does something once what stands in the page now has been painted. @returns what takes that back */
export function afterPaint(act: () => void): () => void {
  let timer = setTimeout(act, UNSEEN);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
