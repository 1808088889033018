import { createContext } from 'react';

/** Goes on from a field to the next one, in a form where Enter does so; null in every other. */
export const AdvanceContext = createContext<((field: HTMLElement) => void) | null>(null);
