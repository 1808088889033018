import type { Messages } from './en.ts';

type Group<T> = T extends (...args: never[]) => string ? T : T extends object ? Partial<T> : T;

/** Some of the package's words. Others keep their defaults. */
export type PartialMessages = { readonly [Key in keyof Messages]?: Group<Messages[Key]> | undefined };

/** Words by language: `{ en: { noOptions: 'Nothing' }, 'de-DE': { … } }`. An exact tag comes before its language. */
export type MessagesByLanguage = Readonly<Record<string, PartialMessages | undefined>>;

type Words = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** The words with others in place of them. A value of another kind than the one in its place is left out. */
export function overrideMessages(
  messages: Messages,
  ...overrides: readonly (PartialMessages | undefined)[]
): Messages {
  return overrides.reduce<Words>((words, own) => (own ? merge(words, own) : words), messages) as Messages;
}

function merge(words: Words, own: Words): Words {
  const merged: Record<string, unknown> = { ...words };
  for (const [key, value] of Object.entries(own)) {
    const before = words[key];
    if (isGroup(before)) {
      if (isGroup(value)) merged[key] = merge(before, value);
    } else if (typeof value === typeof before) merged[key] = value;
  }
  return merged;
}
