import type { ComponentType } from 'react';
import { routeAt } from '../routes/routeAt.ts';
import type { HostRoute } from '../routes/routes.ts';
import { lazily } from './lazily.ts';

const screens = new Map<HostRoute, ComponentType>();
const listeners = new Set<() => void>();
let loading = 0;

/** The screen of a route, loaded when it is first shown; one that could not be loaded is loaded anew the next time. */
export function screenOf(route: HostRoute): ComponentType {
  const known = screens.get(route);
  if (known) return known;
  const screen = lazily(() => load(route));
  screens.set(route, screen);
  return screen;
}

/** Loads what a path shows while what stands around it is on its way. */
export function loadAhead(pathname: string): void {
  // A failure is told where the screen is shown.
  void routeAt(pathname)
    ?.load()
    .catch(() => {});
}

async function load(route: HostRoute): Promise<ComponentType> {
  count(1);
  try {
    return await route.load();
  } catch (error) {
    screens.delete(route);
    throw error;
  } finally {
    count(-1);
  }
}

function count(difference: number): void {
  loading += difference;
  for (const listener of listeners) listener();
}

/** Whether a screen is on its way; a store for React. */
export const screenLoading = {
  get: () => loading > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
