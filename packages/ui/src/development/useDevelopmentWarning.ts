import { useEffect, useRef } from 'react';

/** Whether this is a build for production, where a bundler has written the word in. */
export const isProduction = isBuiltForProduction();

/**
 * Whether this is a production build. Bundlers replace this exact expression; without a bundler and without
 * `process` it throws.
 */
function isBuiltForProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    return false;
  }
}

/**
 * Warns the developer, once per component on the page, about a wrong prop. Silent in production.
 *
 * @param warning `Component: what is wrong with which prop. What to do.`, or null while nothing is wrong.
 * @param source The package that warns, for libraries built on this one.
 */
export function useDevelopmentWarning(warning: string | null, source = '@handset/ui'): void {
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (isProduction || warning === null || told.current.has(warning)) return;
    told.current.add(warning);
    console.warn(`[${source}] ${warning}`);
  }, [warning, source]);
}
