import { type Dispatch, useReducer } from 'react';
import { initialMenuState, type MenuAction, type MenuState, menuReducer } from './menuReducer.ts';

/** The menu's state and the means to change it; a part of it may be given, such as one remembered from before. */
export function useMenuState(remembered: Partial<MenuState> = {}): [MenuState, Dispatch<MenuAction>] {
  return useReducer(menuReducer, { ...initialMenuState, ...remembered });
}
