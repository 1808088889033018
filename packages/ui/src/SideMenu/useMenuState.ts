import { useReducer } from 'react';
import { initialMenuState, menuReducer } from './menuReducer.ts';

/** The menu's state and the means to change it; a part of it may be given, such as one remembered from before. */
export function useMenuState(remembered: Partial<typeof initialMenuState> = {}) {
  return useReducer(menuReducer, { ...initialMenuState, ...remembered });
}
