import { expect, it, vi } from 'vitest';
import { memoryStorage } from './memoryStorage.fixtures.ts';
import { createPreferenceStore } from './preferences.ts';

const defaults = {
  locale: 'en',
  colorScheme: 'system',
  isMenuCollapsed: false,
  isCostHidden: false,
  isFirstDayHidden: false,
  isTestPrinted: false,
  hasSounds: true,
  hasLetterKeys: true,
  receiptPrinter: null,
  labelPrinter: null,
};

const chosen = {
  locale: 'ur',
  colorScheme: 'dark',
  isMenuCollapsed: true,
  isCostHidden: true,
  isFirstDayHidden: true,
  isTestPrinted: true,
  hasSounds: false,
  hasLetterKeys: false,
  receiptPrinter: {
    connection: 'usb',
    device: { vendorId: 1208, productId: 514 },
    name: 'EPSON TM-T20',
    baudRate: 115_200,
    language: 'esc-pos',
    width: 58,
    opensDrawer: true,
  },
  labelPrinter: null,
} as const;

/** A tab, which hears of what another one stores. */
function tab(storage: Storage) {
  const page = new EventTarget() as EventTarget & Window;
  const hear = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { ...createPreferenceStore(storage, page), hear };
}

it('remembers what was chosen', () => {
  const storage = memoryStorage();
  tab(storage).choose(chosen);
  expect(tab(storage).get()).toEqual(chosen);
});

it('tells its listeners, and keeps its answer until something changes', () => {
  const { get, subscribe, choose } = tab(memoryStorage());
  const told = vi.fn();
  const stop = subscribe(told);
  const before = get();
  expect(get()).toBe(before);
  choose({ locale: 'ur' });
  expect(get()).not.toBe(before);
  stop();
  choose({ locale: 'en' });
  expect(told).toHaveBeenCalledOnce();
});

it('undoes no choice of another tab', () => {
  const storage = memoryStorage();
  const [one, other] = [tab(storage), tab(storage)];
  one.choose({ isCostHidden: true });
  other.choose({ colorScheme: 'dark' });
  expect(tab(storage).get()).toMatchObject({ isCostHidden: true, colorScheme: 'dark' });
  one.hear('preference:colorScheme');
  expect(one.get()).toMatchObject({ isCostHidden: true, colorScheme: 'dark' });
});

it('takes over the choices of version 0.1 once', () => {
  const storage = memoryStorage({ preferences: JSON.stringify(chosen) });
  expect(tab(storage).get()).toEqual(chosen);
  tab(storage).choose({ locale: 'en' });
  expect(tab(storage).get()).toEqual({ ...chosen, locale: 'en' });
});

it.each(['', 'not json', 'null', '[]', '{"locale":"fr","other":1}'])(
  'reads %j as the defaults',
  (preferences) => {
    expect(tab(memoryStorage({ preferences, 'preference:locale': preferences })).get()).toEqual(defaults);
  },
);
