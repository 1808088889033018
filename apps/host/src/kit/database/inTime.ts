/** Milliseconds that the browser's database may take to open before work goes on without it. */
const PATIENCE = 1000;

/** Milliseconds after which an open database counts as one that does not answer. */
export const MAX_SILENCE = 10_000;

/** Resolves like the promise, or to `otherwise` after a timeout, one second by default. */
export function inTime<Result, Otherwise>(
  promise: PromiseLike<Result>,
  otherwise: Otherwise,
  patience: number = PATIENCE,
): Promise<Result | Otherwise> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<Otherwise>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
