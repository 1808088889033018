import { type Dispatch, useReducer } from 'react';

/** The state of menu and layout. */
export interface MenuState {
  /** Name of the page's layout. */
  layout: string;
  /** Whether the menu is collapsed. */
  collapseMenu: boolean;
  /** The ids of the menus that are open. */
  isOpen: readonly string[];
  /** The ids of the menus that were triggered. */
  isTrigger: readonly string[];
}

/** The part of a menu item that its state depends on: `sub` is a nested submenu. */
export interface MenuItemRef {
  id: string;
  type: string;
}

/** The actions on the menu. */
export type MenuAction =
  | { type: 'change-layout'; layout: string }
  | { type: 'collapse-menu' }
  | { type: 'collapse-toggle'; menu: MenuItemRef }
  | { type: 'nav-content-leave'; menu: MenuItemRef }
  | { type: 'reset' };

/** The initial state. */
export const initialMenuState: MenuState = {
  layout: 'vertical',
  collapseMenu: false,
  isOpen: [],
  isTrigger: [],
};

/** Reduces the state. @throws on an unknown type of action. */
export function menuReducer(state: MenuState, action: MenuAction): MenuState {
  switch (action.type) {
    case 'change-layout':
      return { ...state, layout: action.layout };
    case 'collapse-menu':
      return { ...state, collapseMenu: !state.collapseMenu };
    case 'collapse-toggle':
      return action.menu.type === 'sub'
        ? toggleSub(state, action.menu.id)
        : toggleOnly(state, action.menu.id);
    case 'nav-content-leave':
      return action.menu.type === 'sub' ? leave(state, action.menu.id) : state;
    case 'reset':
      return { ...state, layout: initialMenuState.layout, collapseMenu: initialMenuState.collapseMenu };
    default:
      throw new Error(`Unknown menu action: ${String((action as { type: unknown }).type)}`);
  }
}

function toggleSub(state: MenuState, id: string): MenuState {
  if (state.isTrigger.includes(id)) return leave(state, id);
  return { ...state, isOpen: [...state.isOpen, id], isTrigger: [...state.isTrigger, id] };
}

function toggleOnly(state: MenuState, id: string): MenuState {
  const ids = state.isTrigger.includes(id) ? [] : [id];
  return { ...state, isOpen: ids, isTrigger: ids };
}

function leave(state: MenuState, id: string): MenuState {
  const isOther = (other: string) => other !== id;
  return { ...state, isOpen: state.isOpen.filter(isOther), isTrigger: state.isTrigger.filter(isOther) };
}

/** The menu's state and its dispatch. Part of the state may be given, such as a remembered one. */
export function useMenuState(remembered: Partial<MenuState> = {}): [MenuState, Dispatch<MenuAction>] {
  return useReducer(menuReducer, { ...initialMenuState, ...remembered });
}
