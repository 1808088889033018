import { useEffect, useRef } from 'react';

/** Whether this is a build for production, where a bundler has written the word in. */
export const isProduction = isBuiltForProduction();

/** Bundlers put the word in place of the expression as it stands here; where nobody did and there is no process, it throws. */
function isBuiltForProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    return false;
  }
}

/**
 * Tells the developer, once for each component on the page, which prop is wrong and what to do about it. Says nothing in production.
 *
 * @param warning `Component: what is wrong with which prop. What to do.`, or null while nothing is wrong.
 * @param source The package that speaks, for libraries built on this one.
 */
export function useDevelopmentWarning(warning: string | null, source = '@handset/ui'): void {
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (isProduction || warning === null || told.current.has(warning)) return;
    told.current.add(warning);
    console.warn(`[${source}] ${warning}`);
  }, [warning, source]);
}
