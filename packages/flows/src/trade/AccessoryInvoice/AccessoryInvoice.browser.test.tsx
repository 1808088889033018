import { UIProvider } from '@handset/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { invoiceOfDraft } from '../SoldInvoice/invoiceOfDraft.ts';
import { invoiceOfSale } from '../SoldInvoice/invoiceOfSale.ts';
import { accessoryDraft, saleDetail, shop, wholeShop } from '../SoldInvoice/soldInvoice.fixtures.ts';
import { AccessoryInvoice } from './AccessoryInvoice.tsx';

const draft = invoiceOfDraft(accessoryDraft, shop);
const saved = { ...draft, invoiceNumber: 'INV-000132' };
const textOf = () => document.querySelector('article')?.textContent ?? '';

it('prints accessories, their sum and the payment, and no phones', async () => {
  await render(<AccessoryInvoice document={saved} />);
  await expect.element(page.getByRole('article', { name: 'Accessory invoice INV-000132' })).toBeVisible();
  expect(page.getByRole('table').elements()).toHaveLength(1);
  expect(textOf()).toContain('20 W charger2Rs\u00a01,500Rs\u00a03,000');
  expect(textOf()).toContain('TotalRs\u00a06,000');
  expect(textOf()).toContain('Paid in cashRs\u00a06,000');
  expect(textOf()).toContain('Rupees six thousand only');
  expect(textOf()).not.toMatch(/IMEI|Warranty|PTA/);
});

it('has the shop’s terms for accessories, else plain ones', async () => {
  const screen = await render(<AccessoryInvoice document={saved} />);
  expect(textOf()).toContain('Keep this invoice: it is needed to return or exchange what was bought.');
  await screen.rerender(<AccessoryInvoice document={{ ...saved, shop: wholeShop }} />);
  expect(textOf()).toContain('Accessories are exchanged within seven days.');
  expect(textOf()).not.toContain('Company warranty');
});

it('is a draft before it is saved', async () => {
  await render(<AccessoryInvoice document={draft} />);
  await expect.element(page.getByText('Not saved yet. This is not a receipt.')).toBeVisible();
});

it('prints on a receipt and in Urdu, figures left to right', async () => {
  await render(
    <UIProvider locale="ur">
      <AccessoryInvoice document={saved} paper="80mm" isDuplicate />
    </UIProvider>,
  );
  const paper = document.querySelector('article');
  expect([paper?.dataset.paper, paper?.dir]).toEqual(['80mm', 'rtl']);
  for (const text of ['لوازمات کی انوائس', 'نقل', 'چھ ہزار روپے صرف']) expect(textOf()).toContain(text);
  expect(page.getByText('Rs\u00a06,000').first().element().getAttribute('dir')).toBe('ltr');
});

it('prints phones as well', async () => {
  await render(<AccessoryInvoice document={invoiceOfSale(saleDetail, shop)} />);
  expect(textOf()).toContain('35 6938035 643809');
});
