/** Milliseconds that the browser's database may take before work goes on without it. */
const PATIENCE = 1000;

/** The result of a promise, or `otherwise` if it takes longer than a second. */
export function inTime<Result, Otherwise>(
  promise: PromiseLike<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<Otherwise>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
