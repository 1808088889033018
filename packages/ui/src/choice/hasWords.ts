import type { ReactNode } from 'react';

/** Whether there is something to read; an element may hold words of its own. */
export function hasWords(children: ReactNode): boolean {
  if (Array.isArray(children)) return (children as ReactNode[]).some(hasWords);
  if (typeof children === 'string') return children.trim() !== '';
  return children !== null && children !== undefined && typeof children !== 'boolean';
}
