const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7/;
const IMEI = /^\d{15}$/;
/** The oldest make room. */
const MOST = 300;

/** Names of records that are there, or were: what requests made at random may refer to. */
export class Pool {
  readonly #ids: string[] = [];
  readonly #imeis: string[] = [];
  readonly #others: string[];

  constructor(others: readonly string[]) {
    this.#others = [...others];
    this.note(others);
  }

  /** Remembers every name in a request or an answer. */
  note(value: unknown): void {
    if (typeof value === 'string') this.#noteText(value);
    else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) this.note(inner);
  }

  /** An id of something, chosen by `pick`. */
  id(pick: number): string | undefined {
    return this.#ids[pick % this.#ids.length];
  }

  imei(pick: number): string | undefined {
    return this.#imeis[pick % this.#imeis.length];
  }

  /** A day, an account or the like. */
  other(pick: number): string | undefined {
    return this.#others[pick % this.#others.length];
  }

  #noteText(text: string): void {
    const names = UUID.test(text) ? this.#ids : IMEI.test(text) ? this.#imeis : undefined;
    if (!names || names.includes(text)) return;
    names.push(text);
    if (names.length > MOST) names.shift();
  }
}
