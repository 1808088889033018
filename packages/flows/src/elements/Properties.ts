import type { Kind, Kinds } from './kinds.ts';

/** What the page set on an element, read by its kind; what is none of the kind is told of once by its name, and changes nothing. */
export class Properties {
  readonly #tag: string;
  readonly #kinds: Kinds;
  readonly #given = new Map<string, unknown>();
  readonly #values = new Map<string, unknown>();
  readonly #told = new Set<string>();

  constructor(tag: string, kinds: Kinds) {
    this.#tag = tag;
    this.#kinds = kinds;
  }

  /** What the page set, as it set it. */
  given(name: string): unknown {
    return this.#given.get(name);
  }

  /** Takes what the page set; answers whether it was of the kind. */
  set(name: string, given: unknown): boolean {
    const kind = this.#kinds[name];
    if (!kind) return false;
    const value = given === undefined || given === null ? kind.initial : kind.read(given);
    if (value === undefined && given !== undefined && given !== null) {
      this.#tell(name, kind, given);
      return false;
    }
    this.#given.set(name, given);
    this.#values.set(name, value);
    return true;
  }

  /** Everything that the flow is handed. */
  values(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(
      Object.entries(this.#kinds).map(([name, { initial }]) => [
        name,
        this.#values.has(name) ? this.#values.get(name) : initial,
      ]),
    );
  }

  #tell(name: string, { expected }: Kind<unknown>, given: unknown): void {
    if (this.#told.has(name)) return;
    this.#told.add(name);
    console.warn(
      `[@handset/flows] <${this.#tag}>: ${name} is ${describe(given)}, which it does not take. Set ${expected}.`,
    );
  }
}

function describe(given: unknown): string {
  if (Array.isArray(given)) return 'an array with something else in it';
  if (typeof given === 'string') return JSON.stringify(given.slice(0, 60));
  return typeof given === 'object' ? 'an object' : `${typeof given} ${String(given)}`;
}
