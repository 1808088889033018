import type { Refusal } from '../../form/embedding.ts';

/** The submitted value and the means to answer. */
export interface SubmitDetail<Value> {
  /** The valid value; money in minor units. */
  readonly value: Value;
  /**
   * Call it while the event is handled, with a promise: of nothing when it was done (the flow closes), of a refusal, or one that fails,
   * when it was not (every entry stays).
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: as SubmitHandler
  readonly respondWith: (answer: Promise<Refusal | void>) => void;
}

/** The requested entry and the means to answer. */
export interface CreateDetail<Input, Item> {
  /** The user's input. */
  readonly value: Input;
  /** Call it during the event with a promise of the created item or of a refusal. */
  readonly respondWith: (answer: Promise<Item | Refusal>) => void;
}

/** Dispatches an event. @returns whether no listener prevented its default */
export function tell(element: HTMLElement, type: string, detail: unknown, cancelable = false): boolean {
  return element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, cancelable }));
}

/** Dispatches an event and waits for the page's answer. Rejects when there is none. */
export function ask<Answer>(
  element: HTMLElement,
  type: string,
  value: unknown,
  more?: object,
): Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let isOver = false;
  const respondWith = (given: Promise<Answer>) => {
    if (isOver)
      throw new DOMException(
        `respondWith of ${type} was called too late: call it while the event is handled, with a promise.`,
        'InvalidStateError',
      );
    if (answer) throw new DOMException(`${type} was answered twice.`, 'InvalidStateError');
    answer = Promise.resolve(given);
  };
  tell(element, type, { ...more, value, respondWith });
  isOver = true;
  return answer ?? Promise.reject(new Unanswered(element.localName, type));
}

/** The page did not answer, which counts as a failure. */
class Unanswered extends Error {
  constructor(tag: string, type: string) {
    super(''); // people are told that it failed, in their language
    this.name = 'Unanswered';
    console.warn(
      `[@handset/flows] <${tag}>: nobody answered ${type}, so it counts as failed. Call event.detail.respondWith(promise) in a listener.`,
    );
  }
}
