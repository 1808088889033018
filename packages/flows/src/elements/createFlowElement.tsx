import type { Refusal } from '../embedding/embedding.ts';
import { FlowsProvider, type FlowsProviderProps } from '../FlowsProvider/FlowsProvider.tsx';
import type { FlowDefinition, FlowHost } from './definition.ts';
import { ask, tell } from './events.ts';
import type { Kinds } from './kinds.ts';
import { Properties } from './Properties.ts';
import { Stage } from './Stage.ts';
import { settingAttributes, settingProperties } from './settings.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const providerKinds: Kinds = { ...settingAttributes, ...settingProperties };

interface Access<Element> {
  get: (element: Element) => unknown;
  set: (element: Element, given: unknown) => void;
}

function define<Element>(of: CustomElementConstructor, name: string, { get, set }: Access<Element>): void {
  Object.defineProperty(of.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: Element) {
      return get(this);
    },
    set(this: Element, given: unknown) {
      set(this, given);
    },
  });
}

/** The class of a flow's element. Only for a browser: the classes that it extends are the page's. */
export function createFlowElement(
  definition: FlowDefinition,
  sheet: CSSStyleSheet,
): CustomElementConstructor {
  const attributes: Kinds = { ...settingAttributes, ...definition.attributes };
  const properties: Kinds = { ...settingProperties, ...definition.properties };
  const nameOfAttribute = new Map(Object.keys(attributes).map((name) => [kebab(name), name]));

  class FlowElement extends HTMLElement {
    static readonly observedAttributes = ['open', ...nameOfAttribute.keys()];

    static {
      for (const [attribute, name] of nameOfAttribute) {
        define<FlowElement>(FlowElement, name, {
          get: (element) => element.getAttribute(attribute) ?? undefined,
          set: (element, given) => {
            if (given === undefined || given === null) element.removeAttribute(attribute);
            else element.setAttribute(attribute, String(given));
          },
        });
      }
      for (const name of Object.keys(properties)) {
        define<FlowElement>(FlowElement, name, {
          get: (element) => element.#set.given(name),
          set: (element, given) => {
            if (element.#set.set(name, given)) element.#render();
          },
        });
      }
    }

    readonly #set = new Properties(definition.tag, { ...attributes, ...properties });
    readonly #stage = new Stage(this, sheet);
    readonly #flow = this.#createHost();
    #draft: object | undefined;
    /** The draft that what is open began with. */
    #beginning: { draft: object | undefined } | undefined;
    #isWaiting = false;

    connectedCallback(): void {
      for (const name of ['open', 'draft', ...nameOfAttribute.values(), ...Object.keys(properties)])
        this.#takeOver(name);
      this.#render();
    }

    disconnectedCallback(): void {
      // Moved within the page, it goes on as it is.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#stage.clear();
        this.#beginning = undefined;
      });
    }

    attributeChangedCallback(attribute: string, _before: string | null, now: string | null): void {
      const name = nameOfAttribute.get(attribute);
      if (name) this.#set.set(name, now);
      this.#render();
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

    /** A property that was set before the element was defined hides the one of the class. */
    #takeOver(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const given: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, given);
    }

    /** Once for all that is set in one go. */
    #render(): void {
      if (this.#isWaiting || !this.isConnected) return;
      this.#isWaiting = true;
      queueMicrotask(() => {
        this.#isWaiting = false;
        if (this.isConnected) this.#show();
      });
    }

    #show(): void {
      const values = this.#set.values();
      const isOpen = this.open;
      this.#beginning = isOpen ? (this.#beginning ?? { draft: this.#draft }) : undefined;
      const settings = Object.fromEntries(Object.keys(providerKinds).map((name) => [name, values[name]]));
      this.#stage.show(
        <FlowsProvider
          {...(settings as Omit<FlowsProviderProps, 'children'>)}
          portalContainer={this.#stage.overlays}
        >
          {definition.render(values, { ...this.#flow, isOpen, draft: this.#beginning?.draft })}
        </FlowsProvider>,
        isOpen,
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
