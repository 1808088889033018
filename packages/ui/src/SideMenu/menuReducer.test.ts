import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialMenuState, type MenuAction, type MenuState, menuReducer } from './menuReducer.ts';

const id = fc.constantFrom('stock', 'ledger', 'sales', 'more');
const menu = fc.record({ id, type: fc.constantFrom('collapse', 'sub', 'item') });
const action: fc.Arbitrary<MenuAction> = fc.oneof(
  fc.record({ type: fc.constant('change-layout' as const), layout: fc.string() }),
  fc.record({ type: fc.constant('collapse-menu' as const) }),
  fc.record({ type: fc.constant('collapse-toggle' as const), menu }),
  fc.record({ type: fc.constant('nav-content-leave' as const), menu }),
  fc.record({ type: fc.constant('reset' as const) }),
);
const state = fc.array(action).map((actions) => actions.reduce(menuReducer, initialMenuState));

const toggle = (from: MenuState, itemId: string, type: string) =>
  menuReducer(from, { type: 'collapse-toggle', menu: { id: itemId, type } });

describe('menuReducer', () => {
  it('sets and resets the layout and the collapsed flag, and leaves open menus alone', () => {
    fc.assert(
      fc.property(state, fc.string(), (before, layout) => {
        expect(menuReducer(before, { type: 'change-layout', layout })).toEqual({ ...before, layout });
        const collapseMenu = !before.collapseMenu;
        expect(menuReducer(before, { type: 'collapse-menu' })).toEqual({ ...before, collapseMenu });
        const { isOpen, isTrigger } = before;
        expect(menuReducer(before, { type: 'reset' })).toEqual({ ...initialMenuState, isOpen, isTrigger });
      }),
    );
  });

  it('opens a submenu beside what is open, and closes it without touching the rest', () => {
    fc.assert(
      fc.property(state, id, (before, itemId) => {
        const after = toggle(before, itemId, 'sub');
        const isOther = (other: string) => other !== itemId;
        expect(after.isOpen.includes(itemId)).toBe(!before.isOpen.includes(itemId));
        expect(after.isOpen.filter(isOther)).toEqual(before.isOpen.filter(isOther));
      }),
    );
  });

  it('opens a top entry alone, and closes everything when it was open', () => {
    fc.assert(
      fc.property(state, id, (before, itemId) => {
        const ids = before.isTrigger.includes(itemId) ? [] : [itemId];
        expect(toggle(before, itemId, 'collapse')).toEqual({ ...before, isOpen: ids, isTrigger: ids });
      }),
    );
  });

  it('forgets a submenu that is left, and ignores the leaving of anything else', () => {
    fc.assert(
      fc.property(state, id, (before, itemId) => {
        const leave = (type: string) =>
          menuReducer(before, { type: 'nav-content-leave', menu: { id: itemId, type } });
        expect(leave('sub').isOpen).not.toContain(itemId);
        expect(leave('item')).toBe(before);
      }),
    );
  });

  it('keeps the open and the triggered menus the same, each at most once', () => {
    fc.assert(
      fc.property(state, ({ isOpen, isTrigger }) => {
        expect(isOpen).toEqual(isTrigger);
        expect(new Set(isOpen).size).toBe(isOpen.length);
      }),
    );
  });

  it('throws on an unknown type of action', () => {
    const unknown = { type: 'fold' } as unknown as MenuAction;
    expect(() => menuReducer(initialMenuState, unknown)).toThrow('Unknown menu action: fold');
  });
});
