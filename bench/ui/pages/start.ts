import { mount } from 'bench:entry';
import * as scene from 'bench:kind';
import { endOfFrame, timeFromEvent } from './frames.ts';

type Condition = (...values: never[]) => boolean;

const known: Record<string, Condition> = { ...scene.conditions, probe: showsInProbe };
const host = document.querySelector('#host') as HTMLElement;
const parameters = new URLSearchParams(location.search);
const data = scene.prepare(Number(parameters.get('count') ?? 0));

const restMilliseconds = 60;
let longestInteraction = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) longestInteraction = Math.max(longestInteraction, entry.duration);
}).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

function showsInProbe(text: string): boolean {
  return document.querySelector<HTMLInputElement>('#probe')?.value === text;
}

function condition(name: string, values: unknown[]): () => boolean {
  const isMet = known[name];
  if (!isMet) throw new Error(`No condition is called ${name}.`);
  return () => isMet(...(values as never[]));
}

const bench = {
  data,
  /** Answers questions about the scene's data, such as the expected result of a text. */
  ask: (name: string, ...values: unknown[]) => scene.questions[name]?.(data, ...values),
  painted: Promise.resolve(0),
  /** Starts watching for the next event of that type and the frame that meets the condition. */
  watch(event: string, name: string, values: unknown[]) {
    bench.painted = timeFromEvent(event, condition(name, values));
  },
  isMet: (name: string, values: unknown[]) => condition(name, values)(),
  /** Mounts the entry: milliseconds to the end of the frame that meets the condition. */
  mount(name: string, values: unknown[]): Promise<number> {
    const from = performance.now();
    mount(host, data);
    return endOfFrame(condition(name, values)).then((end) => end - from);
  },
  elements: () => host.getElementsByTagName('*').length,
  longestInteraction: () => longestInteraction,
  /** Waits until the page has nothing left to do and the compositor has gone to rest: the next event gets a frame at once. */
  settle: async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, restMilliseconds));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  },
};

export type Bench = typeof bench;
Object.assign(window, { bench });
