import type { MoneyFormat } from '@handset/domain';
import type { Theme, ThemeVariables, UIProviderProps } from '@handset/ui';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { FlowError, Listing, Refusal } from '../../form/embedding.ts';
import type { MessageOverrides } from '../FlowsProvider/FlowMessages.ts';
import { FlowsProvider, type FlowsProviderProps } from '../FlowsProvider/FlowsProvider.tsx';
import { ask, tell } from './events.ts';
import { choice, day, describe, type Kinds, record, text, type ValuesOf } from './kinds.ts';

/** The element, as the flow inside sees it. */
export interface FlowHost {
  /** Dispatches an event that needs no answer. */
  tell: (type: string, detail: unknown) => void;
  /** Dispatches an event and waits for the page's answer. */
  ask: <Answer>(type: string, value: unknown) => Promise<Answer>;
  /** Submits a value, and closes once the page accepted it; `more` is added to the event's detail. */
  // biome-ignore lint/suspicious/noConfusingVoidType: as SubmitHandler
  submit: (value: unknown, more?: object) => Promise<Refusal | void>;
  /** Leaves without submitting. */
  cancel: () => void;
  /** Closes at once. */
  close: () => void;
  /** Stores the draft and dispatches an event. */
  keepDraft: (draft: object) => void;
  /** Dispatches an error event. */
  tellError: (error: FlowError) => void;
  /** Adds a `Try again` that asks the page to a list without a handler of its own. */
  withRetry: <Item>(name: string, listing: Listing<Item>) => Listing<Item>;
}

/** A flow as a custom element. */
export interface FlowDefinition<Properties extends Kinds = Kinds, Attributes extends Kinds = Kinds> {
  tag: `handset-${string}`;
  /** Set by properties alone. */
  properties: Properties;
  /** Set by attributes, and by properties of the same name. */
  attributes: Attributes;
  render: (
    values: ValuesOf<Properties> & ValuesOf<Attributes>,
    flow: FlowHost & { isOpen: boolean; draft: object | undefined },
  ) => ReactNode;
}

/** Ties the types of properties and attributes to the props they are rendered with. */
export function defineFlow<Properties extends Kinds, Attributes extends Kinds>(
  definition: FlowDefinition<Properties, Attributes>,
): FlowDefinition {
  return definition as unknown as FlowDefinition;
}

/** Attributes of every element: settings of its provider. */
const settingAttributes: Kinds = {
  locale: text,
  colorScheme: choice('light', 'dark', 'system', 'contrast', 'contrast-light', 'contrast-dark'),
  density: choice('auto', 'comfortable', 'compact'),
  timeZone: text,
  today: day,
  currency: text,
};

const settingProperties: Kinds = {
  theme: record<Theme>(),
  variables: record<ThemeVariables>(),
  messages: record<MessageOverrides>(),
  uiMessages: record<NonNullable<UIProviderProps['messages']>>(),
  moneyFormat: record<MoneyFormat>(),
};

const settingNames = Object.keys({ ...settingAttributes, ...settingProperties });

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Creates the class of a flow's element. Call it in a browser only, since it extends `HTMLElement`. */
export function createFlowElement(definition: FlowDefinition): CustomElementConstructor {
  const attributes: Kinds = { ...settingAttributes, ...definition.attributes };
  const kinds: Kinds = { ...attributes, ...settingProperties, ...definition.properties };
  const nameOfAttribute = new Map(Object.keys(attributes).map((name) => [kebab(name), name]));

  class FlowElement extends HTMLElement {
    static readonly observedAttributes = ['open', ...nameOfAttribute.keys()];

    static {
      for (const name of Object.keys(kinds)) {
        const attribute = name in attributes ? kebab(name) : undefined;
        Object.defineProperty(FlowElement.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: FlowElement) {
            return attribute ? (this.getAttribute(attribute) ?? undefined) : this.#given.get(name);
          },
          set(this: FlowElement, given: unknown) {
            if (!attribute) this.#take(name, given);
            else if (given === undefined || given === null) this.removeAttribute(attribute);
            else this.setAttribute(attribute, String(given));
          },
        });
      }
    }

    /** The properties as the page set them, and as the flow takes them. */
    readonly #given = new Map<string, unknown>();
    readonly #values = new Map(Object.entries(kinds).map(([name, { initial }]) => [name, initial]));
    readonly #warned = new Set<string>();
    readonly #flow = this.#createHost();
    /**
     * Container of the dialogs, at the end of the body. A page that replaces its body removes them together.
     */
    readonly #overlays = document.createElement('div');
    #root: Root | undefined;
    #draft: object | undefined;
    /** The draft at the time of opening. */
    #beginning: { draft: object | undefined } | undefined;
    #isWaiting = false;

    connectedCallback(): void {
      for (const name of ['open', 'draft', ...Object.keys(kinds)]) this.#takeOver(name);
      this.#render();
    }

    disconnectedCallback(): void {
      // An element that is moved within the page is connected again by now, and goes on as it is.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
        this.#root = undefined;
        this.#overlays.remove();
        this.#beginning = undefined;
      });
    }

    attributeChangedCallback(attribute: string, _before: string | null, now: string | null): void {
      const name = nameOfAttribute.get(attribute);
      if (name) this.#take(name, now);
      else this.#render();
    }

    get open(): boolean {
      return this.hasAttribute('open');
    }

    set open(isOpen: boolean) {
      this.toggleAttribute('open', Boolean(isOpen));
    }

    get draft(): object | undefined {
      return this.#draft;
    }

    set draft(draft: object | null | undefined) {
      this.#draft = draft ?? undefined;
    }

    /** Passes a property set before the element was defined to its setter. */
    #takeOver(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const given: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, given);
    }

    /** Accepts a value of the right kind. Any other value is ignored, with one warning per property. */
    #take(name: string, given: unknown): void {
      const kind = kinds[name];
      if (!kind) return;
      const isUnset = given === undefined || given === null;
      const value = isUnset ? kind.initial : kind.read(given);
      if (value === undefined && !isUnset) {
        if (!this.#warned.has(name))
          console.warn(
            `[@handset/flows] <${definition.tag}>: ${name} is ${describe(given)}, which it does not take. Set ${kind.expected}.`,
          );
        this.#warned.add(name);
        return;
      }
      this.#given.set(name, given);
      this.#values.set(name, value);
      this.#render();
    }

    /** Renders once for everything that is set in one go. */
    #render(): void {
      if (this.#isWaiting) return;
      this.#isWaiting = true;
      queueMicrotask(() => {
        this.#isWaiting = false;
        if (this.isConnected) this.#show();
      });
    }

    #show(): void {
      const values = Object.fromEntries(this.#values);
      const isOpen = this.open;
      this.#beginning = isOpen ? (this.#beginning ?? { draft: this.#draft }) : undefined;
      const settings = Object.fromEntries(settingNames.map((name) => [name, values[name]]));
      this.#root ??= createRoot(this);
      if (!this.#overlays.isConnected) document.body.append(this.#overlays);
      this.#root.render(
        <FlowsProvider
          {...(settings as Omit<FlowsProviderProps, 'children'>)}
          portalContainer={this.#overlays}
        >
          {definition.render(values, { ...this.#flow, isOpen, draft: this.#beginning?.draft })}
        </FlowsProvider>,
      );
    }

    #createHost(): FlowHost {
      const close = () => {
        this.#draft = undefined;
        this.open = false;
      };
      return {
        tell: (type, detail) => void tell(this, type, detail),
        ask: (type, value) => ask(this, type, value),
        submit: async (value, more) => {
          // biome-ignore lint/suspicious/noConfusingVoidType: as SubmitHandler
          const answer = await ask<Refusal | void>(this, 'handset-submit', value, more);
          if (!answer) close();
          return answer;
        },
        cancel: () => {
          if (tell(this, 'handset-cancel', null, true)) close();
        },
        close,
        keepDraft: (draft) => {
          this.#draft = draft;
          tell(this, 'handset-change', draft);
        },
        tellError: (error) => void tell(this, 'handset-error', error),
        withRetry: (name, listing) => ({
          onRetry: () => void tell(this, 'handset-retry', { list: name }),
          ...listing,
        }),
      };
    }
  }

  return FlowElement;
}
