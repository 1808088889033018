/** The part of a browser's storage in use. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never fails: values that the browser cannot store are kept until the page closes. */
export function createLenientStorage(open: () => KeyStorage): KeyStorage {
  const held = new Map<string, string>();
  const attempt = <Value>(run: (storage: KeyStorage) => Value, otherwise: Value): Value => {
    try {
      return run(open());
    } catch {
      return otherwise;
    }
  };
  const remove = (key: string) => attempt((storage) => storage.removeItem(key), undefined);
  return {
    getItem: (key) => held.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key, value) {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isKept) held.delete(key);
      else {
        held.set(key, value);
        // An older value that is still there must not come back with the next page.
        remove(key);
      }
    },
    removeItem(key) {
      held.delete(key);
      remove(key);
    },
  };
}

/** The storage of this browser; even to look at it may be forbidden. */
export const browserStorage = createLenientStorage(() => localStorage);
