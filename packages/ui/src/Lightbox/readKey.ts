type Action = 'next' | 'previous' | 'first' | 'last' | 'in' | 'out' | 'reset';

const actions: Readonly<Record<string, Action>> = {
  Home: 'first',
  End: 'last',
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'reset',
};

/** Returns the action of a key in a lightbox. Arrows follow the reading direction. */
export function readKey(key: string, direction: 'ltr' | 'rtl'): Action | null {
  if (key === 'ArrowRight') return direction === 'ltr' ? 'next' : 'previous';
  if (key === 'ArrowLeft') return direction === 'ltr' ? 'previous' : 'next';
  return Object.hasOwn(actions, key) ? (actions[key] ?? null) : null;
}
