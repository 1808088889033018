import type { Session, User } from '@handset/domain';
import type { KeyStorage } from './browserStorage.ts';
import { clearLastSeen, saveLastSeen } from './lastSeen.ts';

// `token` and `user` are the specification's keys. The origin is ours: a token is sent only to the origin that issued
// it.
const KEYS = { token: 'token', user: 'user', origin: 'tokenOrigin' } as const;
/** Prefix of the keys for device tokens, by origin. They outlive the session. */
const DEVICE = 'device:';
/** The key of the shops' names, which outlive the session too, and how many are kept. */
const LAST_SHOPS = 'lastShops';
const MAX_LAST_SHOPS = 3;

/** The signed-in user, and the end of the last session of this page. */
export interface SessionState {
  readonly user: User | null;
  readonly ending: 'sign-out' | 'expiry' | null;
}

/** The signed-in user as stored in the browser, in step with other tabs. */
export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Stores a session that the server at `origin` has granted. */
  begin(session: Session, origin: string): void;
  end(ending: 'sign-out' | 'expiry'): void;
  /** Names of the shops that were signed in to on this device, the last one first. */
  lastShops(): readonly string[];
  /** Token of this device for the origin, set by an earlier sign-in. */
  device(origin: string): string | undefined;
  /** The token of a user, for the origin that issued it only. Null where somebody else has signed in, in another tab for instance. */
  tokenOf(userId: string, origin: string): string | null;
}

/** The session kept in a storage; another tab's changes arrive as `storage` events of the window. */
export function createSessionStore(storage: KeyStorage, page: Window): SessionStore {
  const listeners = new Set<() => void>();
  let state: SessionState = { user: readUser(storage), ending: null };

  function change(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function token(origin: string): string | null {
    const issuer = storage.getItem(KEYS.origin) ?? page.location.origin;
    return issuer === origin ? storage.getItem(KEYS.token) : null;
  }

  // A page in the browser's history gets no events from other tabs.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readUser(storage)?._id !== state.user?._id)
      change({ user: readUser(storage), ending: null });
  });
  page.addEventListener('storage', ({ key }) => {
    if (key === null || key === KEYS.user) change({ user: readUser(storage), ending: null });
  });

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin({ token, user, device }, origin) {
      // Otherwise another tab could find the new token beside the previous user.
      storage.removeItem(KEYS.user);
      storage.setItem(KEYS.token, token);
      storage.setItem(KEYS.origin, origin);
      storage.setItem(KEYS.user, JSON.stringify(user));
      if (user.shopName) saveLastShop(storage, user.shopName);
      saveLastSeen(storage);
      if (device) storage.setItem(DEVICE + origin, device);
      change({ user, ending: null });
    },
    end(ending) {
      for (const key of Object.values(KEYS)) storage.removeItem(key);
      clearLastSeen(storage);
      change({ user: null, ending });
    },
    lastShops: () => readLastShops(storage),
    device: (origin) => storage.getItem(DEVICE + origin) ?? undefined,
    tokenOf(userId, origin) {
      const found = token(origin);
      return readUser(storage)?._id === userId ? found : null;
    },
  };
}

function readUser(storage: KeyStorage): User | null {
  try {
    const user: unknown = JSON.parse(storage.getItem(KEYS.user) ?? 'null');
    return typeof user === 'object' && user !== null && '_id' in user ? (user as User) : null;
  } catch {
    return null;
  }
}

function saveLastShop(storage: KeyStorage, name: string) {
  const others = readLastShops(storage).filter((shop) => shop !== name);
  storage.setItem(LAST_SHOPS, JSON.stringify([name, ...others].slice(0, MAX_LAST_SHOPS)));
}

function readLastShops(storage: KeyStorage): string[] {
  try {
    const names: unknown = JSON.parse(storage.getItem(LAST_SHOPS) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
