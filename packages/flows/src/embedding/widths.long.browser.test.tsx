import type { ReactElement } from 'react';
import '@handset/ui/fonts';
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BulkPurchase } from '../trade/BulkPurchase/BulkPurchase.tsx';
import * as lot from '../trade/BulkPurchase/bulk.fixtures.ts';
import { PurchaseSlip } from '../trade/PurchaseSlip/PurchaseSlip.tsx';
import * as slip from '../trade/PurchaseSlip/purchase.fixtures.ts';
import { SaleModal } from '../trade/SaleModal/SaleModal.tsx';
import * as sale from '../trade/SaleModal/sale.fixtures.ts';
import { FlowsProvider } from './FlowsProvider/FlowsProvider.tsx';

const handlers = { isOpen: true, onSubmit: async () => {}, onCancel: () => {} };
const saleLists = {
  parties: { items: sale.persons },
  units: { items: sale.units },
  accessories: { items: sale.accessories },
  banks: { items: sale.banks },
  companies: { items: sale.companies },
  models: { items: sale.models },
  pocketBalance: 8_500_000,
};

const flows: [name: string, flow: ReactElement][] = [
  ['a purchase slip', <PurchaseSlip key="" {...handlers} {...slip.lists} defaultDraft={slip.creditDraft} />],
  ['a bulk purchase', <BulkPurchase key="" {...handlers} {...lot.lists} defaultDraft={lot.creditDraft} />],
  ['a sale on credit', <SaleModal key="" {...handlers} {...saleLists} defaultDraft={sale.creditDraft()} />],
  ['an exchange', <SaleModal key="" {...handlers} {...saleLists} defaultDraft={sale.exchangeDraft()} />],
  ['a sale of many', <SaleModal key="" {...handlers} {...saleLists} defaultDraft={sale.bulkDraft(40)} />],
];
const widths = [390, 768, 1024, 1088, 1152, 1216, 1280];
const { innerWidth, innerHeight } = window;

afterAll(() => page.viewport(innerWidth, innerHeight));

/** Whether an element may be scrolled sideways to what is beyond its edge, as a wide table is. */
const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);

/** Lists what the dialog cuts off: fields narrower than their value, and elements beyond its edges. */
function clipped(): string[] {
  const dialog = document.querySelector('[role=dialog]');
  if (!dialog) return ['no dialog'];
  const edges = dialog.getBoundingClientRect();
  return Array.from(
    dialog.querySelectorAll<HTMLElement>(
      'input:not([type=date]), select, button, [role=group], label, output, h3, p',
    ),
  )
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isBeyond = left < edges.left - 1 || right > edges.right + 1;
      const isCut =
        element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
      return (isBeyond && !isInScroller(element, dialog)) || (isCut && !scrolls(element));
    })
    .map(
      (element) =>
        `${element.localName} ${element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent} ${element.clientWidth} < ${element.scrollWidth}`,
    );
}

function isInScroller(element: Element, dialog: Element): boolean {
  for (let around = element.parentElement; around && around !== dialog; around = around.parentElement)
    if (scrolls(around) && around.scrollWidth > around.clientWidth) return true;
  return false;
}

test.each(flows.flatMap(([name, flow]) => (['en', 'ur'] as const).map((locale) => ({ name, flow, locale }))))(
  '$name shows every field whole at every width: $locale',
  async ({ flow, locale }) => {
    await page.viewport(1280, 900);
    await render(
      <FlowsProvider today="2026-11-21" locale={locale} density="compact">
        {flow}
      </FlowsProvider>,
    );
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await Promise.all(Array.from(document.fonts, (font) => font.load()));
    const found: Record<number, string[]> = {};
    for (const width of widths) {
      await page.viewport(width, 900);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const now = clipped();
      if (now.length > 0) found[width] = now;
    }
    expect(found).toEqual({});
  },
  60_000,
);
