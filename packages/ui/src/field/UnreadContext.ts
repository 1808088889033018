import { createContext, useContext, useEffect } from 'react';

/**
 * Told by a number, money or date field what is wrong with a text that it cannot take, and null once nothing is. The value of such a field
 * is null or empty, which a form would take for nothing entered.
 */
export const UnreadContext = createContext<((problem: string | null) => void) | null>(null);

/** Tells the form around a field what is wrong with its text. */
export function useTellUnread(problem: string | undefined): void {
  const tell = useContext(UnreadContext);
  useEffect(() => void tell?.(problem ?? null), [tell, problem]);
  useEffect(() => () => void tell?.(null), [tell]);
}
