import { type Dispatch, useReducer } from 'react';
import { initialMenuState, type MenuAction, type MenuState, menuReducer } from './menuReducer.ts';

/** The menu's state and its dispatch. Part of the state may be given, such as a remembered one. */
export function useMenuState(remembered: Partial<MenuState> = {}): [MenuState, Dispatch<MenuAction>] {
  return useReducer(menuReducer, { ...initialMenuState, ...remembered });
}
