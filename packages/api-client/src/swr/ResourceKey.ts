import { type Resource, withoutCost } from './resources.ts';

/** A resource and the parts that select one of it; null while they are unknown. */
export type ResourceKey = readonly [Resource, ...unknown[]] | null;

/** The key of a resource in a view: see `ApiProviderProps.view`. */
export function inView(key: ResourceKey, view: string | undefined): ResourceKey {
  if (!key || view === undefined || withoutCost.has(key[0])) return key;
  const [resource, ...parts] = key;
  return [resource, view, ...parts];
}
