import { type ComponentType, lazy } from 'react';

/** A component of a module that is loaded when it is first shown. */
export function lazily<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}
