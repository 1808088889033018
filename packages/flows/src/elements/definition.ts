import type { ReactNode } from 'react';
import type { FlowError, Listing, Refusal } from '../embedding/embedding.ts';
import type { Kinds, ValuesOf } from './kinds.ts';

/** The element, as the flow inside sees it. */
export interface FlowHost {
  /** Tells the page of something. */
  tell: (type: string, detail: unknown) => void;
  /** Asks the page to do something, and waits for its answer. */
  ask: <Answer>(type: string, value: unknown) => Promise<Answer>;
  /** Asks the page to do what was submitted, and closes once it was done; `more` goes along. */
  // biome-ignore lint/suspicious/noConfusingVoidType: as SubmitHandler
  submit: (value: unknown, more?: object) => Promise<Refusal | void>;
  /** Leaves without submitting. */
  cancel: () => void;
  /** Closes at once. */
  close: () => void;
  /** Keeps what the flow holds, and tells the page. */
  keepDraft: (draft: object) => void;
  /** What went wrong, for the page's records. */
  tellError: (error: FlowError) => void;
  /** A list whose `Try again` asks the page, where the list has no handler of its own. */
  withRetry: <Item>(name: string, listing: Listing<Item>) => Listing<Item>;
}

/** A flow as a custom element. */
export interface FlowDefinition<Properties extends Kinds = Kinds, Attributes extends Kinds = Kinds> {
  tag: `handset-${string}`;
  /** What is set by properties alone. */
  properties: Properties;
  /** What is set by attributes, and by properties of the same name. */
  attributes: Attributes;
  render: (
    values: ValuesOf<Properties> & ValuesOf<Attributes>,
    flow: FlowHost & { isOpen: boolean; draft: object | undefined },
  ) => ReactNode;
}

/** Ties the types of properties and attributes to what is rendered with them. */
export function defineFlow<Properties extends Kinds, Attributes extends Kinds>(
  definition: FlowDefinition<Properties, Attributes>,
): FlowDefinition {
  return definition as unknown as FlowDefinition;
}
