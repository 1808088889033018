import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { bulkPurchaseElement } from './bulkPurchaseElement.tsx';
import { chooserElement } from './chooserElement.tsx';
import { createFlowElement } from './createFlowElement.tsx';
import type { FlowDefinition } from './definition.ts';
import { hostSheet } from './hostSheet.ts';
import { purchaseSlipElement } from './purchaseSlipElement.tsx';
import { saleElement } from './saleElement.tsx';
import { walletElement } from './walletElement.tsx';

const definitions: readonly FlowDefinition[] = [
  purchaseSlipElement,
  bulkPurchaseElement,
  saleElement,
  walletElement,
  chooserElement,
];

/** Defines the elements that the page does not have yet, with the style sheets of the packages; does nothing where there is no page. */
export function defineHandsetElements(styles: string): void {
  if (typeof customElements === 'undefined') return;
  const missing = definitions.filter(({ tag }) => !customElements.get(tag));
  if (missing.length === 0) return;
  enableShadowDOM(); // React Aria's, of this bundle: focus and overlays look into shadow roots
  const sheet = hostSheet(styles);
  for (const definition of missing)
    customElements.define(definition.tag, createFlowElement(definition, sheet));
}
