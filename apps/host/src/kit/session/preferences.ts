import * as z from 'zod';
import { labelPrinterSchema, receiptPrinterSchema } from '../printer/printer.ts';
import type { KeyStorage } from './browserStorage.ts';

/** Every preference; a missing or unknown value reads as the default. */
const preferencesSchema = z.object({
  locale: z.enum(['en', 'ur']).catch('en'),
  colorScheme: z.enum(['light', 'dark', 'system']).catch('system'),
  isMenuCollapsed: z.boolean().catch(false),
  /** Whether cost and profit are left out of everything shown here: a customer looks at the screen. */
  isCostHidden: z.boolean().catch(false),
  /** Whether the owner has put the first day's checklist away. */
  isFirstDayHidden: z.boolean().catch(false),
  /** Whether a test receipt was printed. */
  isTestPrinted: z.boolean().catch(false),
  /** Whether a scan is answered by a sound. */
  hasSounds: z.boolean().catch(true),
  /** Whether single letters open forms, as S opens the sale. */
  hasLetterKeys: z.boolean().catch(true),
  /** The printer that receipts go to without a dialog. */
  receiptPrinter: receiptPrinterSchema.nullable().catch(null),
  /** The printer that labels go to without a dialog. */
  labelPrinter: labelPrinterSchema.nullable().catch(null),
});

/** A user's view preferences, kept in this browser. */
export type Preferences = z.infer<typeof preferencesSchema>;

const names = Object.keys(preferencesSchema.shape);
/** Each preference has an entry of its own, so that two tabs never undo each other's choices. */
const PREFIX = 'preference:';
/** The entry of version 0.1, which held all of them. */
const EARLIER = 'preferences';

/** The preferences of a browser. */
export interface PreferenceStore {
  get(): Preferences;
  subscribe(listener: () => void): () => void;
  choose(change: Partial<Preferences>): void;
}

/** Preferences kept one by one in a storage; another tab's choices arrive as `storage` events of the page. */
export function createPreferenceStore(
  storage: KeyStorage,
  page: Pick<Window, 'addEventListener'>,
): PreferenceStore {
  const listeners = new Set<() => void>();
  takeOver(storage);
  let preferences = read(storage);

  function refresh() {
    preferences = read(storage);
    for (const listener of listeners) listener();
  }

  page.addEventListener('storage', ({ key }) => {
    // The key is null when the storage was cleared.
    if (key === null || key.startsWith(PREFIX)) refresh();
  });

  return {
    get: () => preferences,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    choose(change) {
      put(storage, change);
      refresh();
    },
  };
}

function read(storage: KeyStorage): Preferences {
  return preferencesSchema.parse(
    Object.fromEntries(names.map((name) => [name, parsed(storage.getItem(PREFIX + name))])),
  );
}

function put(storage: KeyStorage, change: Partial<Preferences>): void {
  for (const [name, value] of Object.entries(change)) storage.setItem(PREFIX + name, JSON.stringify(value));
}

/** Takes over the preferences of version 0.1, once. */
function takeOver(storage: KeyStorage): void {
  const { data } = preferencesSchema.safeParse(parsed(storage.getItem(EARLIER)));
  const isFirst = names.every((name) => storage.getItem(PREFIX + name) === null);
  if (data && isFirst) put(storage, data);
  storage.removeItem(EARLIER);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
