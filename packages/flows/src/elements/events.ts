import type { Refusal } from '../embedding/embedding.ts';

/** What was submitted, and how to answer. */
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

/** What is to be made, and how to answer. */
export interface CreateDetail<Input, Item> {
  /** What the person asked for. */
  readonly value: Input;
  /** Call it while the event is handled, with a promise of what was made, or of why it was not. */
  readonly respondWith: (answer: Promise<Item | Refusal>) => void;
}

/** Dispatches an event that leaves the shadow root; answers whether the page let it be. */
export function tell(element: HTMLElement, type: string, detail: unknown, cancelable = false): boolean {
  return element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
}

/** Asks the page by an event, and waits for what it answers; fails where nobody answers. */
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

/** Nobody answered: what was to be done counts as not done. */
class Unanswered extends Error {
  constructor(tag: string, type: string) {
    super(''); // people are told that it failed, in their language
    this.name = 'Unanswered';
    console.warn(
      `[@handset/flows] <${tag}>: nobody answered ${type}, so it counts as failed. Call event.detail.respondWith(promise) in a listener.`,
    );
  }
}
