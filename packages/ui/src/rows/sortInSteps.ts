const runLength = 2048;
const stepsPerPause = 4096;

/**
 * Sorts in place, stably: short runs by the engine's own sort, which are then merged; runs that follow one another already are left as they
 * are. A generator, so that a long sort can be done a little at a time.
 */
export function* sortInSteps<T>(items: T[], compare: (one: T, other: T) => number): Generator<void, void> {
  const count = items.length;
  let source: T[] = [];
  for (let start = 0; start < count; start += runLength) {
    for (const item of items.slice(start, start + runLength).sort(compare)) source.push(item);
    yield;
  }

  let target = source.slice();
  let steps = 0;
  for (let length = runLength; length < count; length *= 2) {
    for (let start = 0; start < count; start += 2 * length) {
      const middle = Math.min(start + length, count);
      const end = Math.min(middle + length, count);
      const isOrdered = middle === end || compare(source[middle - 1] as T, source[middle] as T) <= 0;
      let left = start;
      let right = isOrdered ? end : middle;
      const leftEnd = isOrdered ? end : middle;
      for (let place = start; place < end; place += 1) {
        const takesLeft =
          left < leftEnd && (right >= end || compare(source[left] as T, source[right] as T) <= 0);
        target[place] = source[takesLeft ? left++ : right++] as T;
        steps += 1;
        if (steps % stepsPerPause === 0) yield;
      }
    }
    [source, target] = [target, source];
  }
  for (let place = 0; place < count; place += 1) items[place] = source[place] as T;
}
