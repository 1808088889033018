import {
  createContext,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';

interface MadeReadyProps {
  /** What is made ready; once on a page is enough. */
  of: object;
  /** It, as it would be drawn. */
  children: ReactNode;
}

const isReady = new WeakSet<object>();
const RehearsalContext = createContext(false);

/** Whether what is drawn here is thrown away, so that nothing of it is to be put off. */
export function useIsRehearsal(): boolean {
  return useContext(RehearsalContext);
}

/**
 * Makes a closed dialog ready while the page is at rest: draws it once into nothing, a little at a time, so that the browser has compiled
 * what it is made of before it is opened. React throws away what waits for something that never comes: nothing of it is mounted, no
 * effect runs, and nobody sees or hears it.
 */
export function MadeReady({ of, children }: MadeReadyProps) {
  const [isDrawing, setDrawing] = useState(false);
  useEffect(() => {
    if (isReady.has(of)) return;
    return whenAtRest(() => {
      if (isReady.has(of)) return;
      isReady.add(of);
      startTransition(() => setDrawing(true));
    });
  }, [of]);
  if (!isDrawing) return null;
  return (
    <Suspense fallback={<Drawn onDrawn={() => setDrawing(false)} />}>
      <RehearsalContext.Provider value>{children}</RehearsalContext.Provider>
      <NeverThere />
    </Suspense>
  );
}

function NeverThere(): never {
  throw new Promise(() => {});
}

/** Before React comes back to see whether what it waits for is there. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useLayoutEffect(onDrawn);
  return null;
}

/** A page that never rests, as one behind others on a busy machine, gets it late rather than never. */
const LONGEST_WAIT_MS = 3000;

function whenAtRest(act: () => void): () => void {
  // Safari has no such call.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(idle);
}
