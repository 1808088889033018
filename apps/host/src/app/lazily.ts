import { type ComponentType, createElement, lazy, type ReactElement, useState } from 'react';

/** A component that is loaded when it is first shown, or made ready before. */
export interface Lazy<Props> {
  (props: Props): ReactElement;
  /** Loads it, so that it is shown at once. */
  prepare(): Promise<void>;
}

/**
 * A component of a module that is loaded when it is first shown, unless it was made ready before.
 * @param awaited follows what somebody waits for
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  awaited = (loading: Promise<ComponentType<Props>>) => loading,
): Lazy<Props> {
  let ready: ComponentType<Props> | undefined;
  const Late = lazy(async () => ({ default: await awaited(load()) }));
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each module that is loaded late
  function Shown(props: Props) {
    // What React loads itself it shows late, even if it is there already: 300 ms after what stood in for it.
    const [Chosen] = useState<ComponentType<Props>>(() => ready ?? (Late as ComponentType<Props>));
    return createElement(Chosen, props);
  }
  return Object.assign(Shown, {
    prepare: async () => {
      ready = await load();
    },
  });
}
