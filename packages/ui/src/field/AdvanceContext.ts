import { createContext } from 'react';

/** Moves on from a field to the next in a form where Enter does so; null elsewhere. */
export const AdvanceContext = createContext<((field: HTMLElement) => void) | null>(null);
