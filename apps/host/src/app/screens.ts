import type { ComponentType } from 'react';
import { routeAt } from '../routes/routeAt.ts';
import type { HostRoute } from '../routes/routes.ts';
import { type Lazy, lazily } from './lazily.ts';

const screens = new Map<HostRoute, Lazy<object>>();
const listeners = new Set<() => void>();
let loading = 0;

/** The screen of a route, loaded when it is first shown; one that could not be loaded is loaded anew the next time. */
export function screenOf(route: HostRoute): Lazy<object> {
  const known = screens.get(route);
  if (known) return known;
  const screen = lazily(route.load, (loading) => follow(route, loading));
  screens.set(route, screen);
  return screen;
}

/** Loads what a path shows before somebody waits for it. A failure is told where the screen is shown. */
export async function prepareScreen(pathname: string): Promise<void> {
  const route = routeAt(pathname);
  if (route)
    await screenOf(route)
      .prepare()
      .catch(() => {});
}

async function follow(route: HostRoute, screen: Promise<ComponentType>): Promise<ComponentType> {
  count(1);
  try {
    return await screen;
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
