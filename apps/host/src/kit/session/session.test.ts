import { expect, it, vi } from 'vitest';
import { memoryStorage } from './memoryStorage.fixtures.ts';
import { createSessionStore } from './session.ts';

const user = { _id: '7', role: 'admin', username: 'ali', shopId: 's', shopName: 'Ali Mobiles' } as const;
const home = 'https://shop.example';
const page = () =>
  Object.assign(new EventTarget(), { location: { origin: home } }) as unknown as Window & EventTarget;

it('keeps token and user under the keys of the specification', () => {
  const storage = memoryStorage();
  createSessionStore(storage, page()).begin({ token: 'secret', user }, home);
  expect(storage.getItem('token')).toBe('secret');
  expect(JSON.parse(storage.getItem('user') ?? '')).toEqual(user);
});

it('comes back after a reload', () => {
  const storage = memoryStorage();
  createSessionStore(storage, page()).begin({ token: 'secret', user }, home);
  expect(createSessionStore(storage, page()).get().user).toEqual(user);
});

it('gives the token to nobody but who issued it', () => {
  const store = createSessionStore(memoryStorage(), page());
  store.begin({ token: 'secret', user }, 'https://api.example');
  expect(store.tokenOf('7', 'https://api.example')).toBe('secret');
  expect(store.tokenOf('7', 'https://other.example')).toBeNull();
  expect(store.tokenOf('7', home)).toBeNull();
});

it("takes a token of unknown origin for the page's own", () => {
  const store = createSessionStore(memoryStorage({ token: 'secret', user: JSON.stringify(user) }), page());
  expect(store.tokenOf('7', home)).toBe('secret');
  expect(store.tokenOf('7', 'https://other.example')).toBeNull();
});

it('gives the token for nobody but whose it is', () => {
  const storage = memoryStorage();
  const store = createSessionStore(storage, page());
  store.begin({ token: 'secret', user }, home);
  expect(store.tokenOf('7', home)).toBe('secret');
  expect(store.tokenOf('8', home)).toBeNull();
  // Another tab signs somebody else in; its events have not come yet.
  createSessionStore(storage, page()).begin({ token: 'other', user: { ...user, _id: '8' } }, home);
  expect(store.get().user?._id).toBe('7');
  expect(store.tokenOf('7', home)).toBeNull();
});

it('leaves no token and no user behind when it ends, and remembers how', () => {
  const storage = memoryStorage();
  const store = createSessionStore(storage, page());
  store.begin({ token: 'secret', user }, home);
  const listener = vi.fn();
  store.subscribe(listener);
  store.end('expiry');
  const keys = ['token', 'user', 'tokenOrigin', 'lastSeenAt'];
  expect(keys.filter((key) => storage.getItem(key) !== null)).toEqual([]);
  expect(store.get()).toEqual({ user: null, ending: 'expiry' });
  expect(listener).toHaveBeenCalledOnce();
});

it('keeps what the device is known by, for its origin alone, and its shop after signing out', () => {
  const store = createSessionStore(memoryStorage(), page());
  store.begin({ token: 'secret', user, device: 'known' }, home);
  store.end('sign-out');
  expect([store.device(home), store.device('https://other.example')]).toEqual(['known', undefined]);
  expect(store.lastShops()).toEqual(['Ali Mobiles']);
});

it('remembers the last three shops of the device, each once', () => {
  const storage = memoryStorage({ lastShops: '["Bilal Phones", 7]' });
  const store = createSessionStore(storage, page());
  for (const shopName of ['Ali Mobiles', 'City Cell', 'Ali Mobiles', 'Data Darbar Mobiles'])
    store.begin({ token: 'secret', user: { ...user, shopName } }, home);
  expect(store.lastShops()).toEqual(['Data Darbar Mobiles', 'Ali Mobiles', 'City Cell']);
});

it('follows another tab that signs out', () => {
  const storage = memoryStorage();
  const window = page();
  const store = createSessionStore(storage, window);
  store.begin({ token: 'secret', user }, home);
  storage.clear();
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(store.get().user).toBeNull();
});

it.each(['not json', 'null', '"ali"', '{}'])('takes %s for nobody', (text) => {
  expect(createSessionStore(memoryStorage({ user: text }), page()).get().user).toBeNull();
});

it("notices, when it comes back from the browser's history, that another tab signed out", () => {
  const storage = memoryStorage();
  const window = page();
  const store = createSessionStore(storage, window);
  store.begin({ token: 'secret', user }, home);
  storage.clear();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(store.get().user).toEqual(user);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(store.get().user).toBeNull();
});
