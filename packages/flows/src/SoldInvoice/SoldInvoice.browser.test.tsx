import { UIProvider } from '@handset/ui';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { creditDraft, exchangeDraft } from '../SaleModal/sale.fixtures.ts';
import { invoiceOfDraft, invoiceOfSale } from './invoiceDocument.ts';
import { SoldInvoice } from './SoldInvoice.tsx';
import { SoldInvoiceReview } from './SoldInvoiceReview.tsx';
import { saleDetail, shop } from './soldInvoice.fixtures.ts';

const textOf = () => document.querySelector('article')?.textContent ?? '';

describe('SoldInvoice', () => {
  it('prints number, customer, phones, status, warranty and money of a stored sale', async () => {
    await render(<SoldInvoice document={invoiceOfSale(saleDetail, shop)} />);
    for (const text of ['INV-000128', 'Bilal Ahmed', '0300-1234567', 'PTA: registered', '21 Nov 2027']) {
      expect(textOf()).toContain(text);
    }
    expect(textOf()).toContain('35 6938035 643809');
    expect(textOf()).toContain('Non-PTA JV: not registered with PTA, locked to a network');
    expect(textOf()).toContain('Rupees two lakh eight thousand six hundred only');
    expect(textOf()).toContain('Balance due by 21 Dec 2026Rs\u00a088,600');
    await expect.element(page.getByRole('img', { name: 'QR code of invoice INV-000128' })).toBeVisible();
  });

  it('marks what is not saved as a draft, without number and code', async () => {
    await render(<SoldInvoice document={invoiceOfDraft(creditDraft(), shop)} />);
    await expect.element(page.getByText('Not saved yet. This is not a receipt.')).toBeVisible();
    expect(document.querySelector('article svg')).toBeNull();
  });

  it('says that the customer was paid when a dearer phone came in', async () => {
    await render(<SoldInvoice document={invoiceOfDraft(exchangeDraft(), shop)} />);
    expect(textOf()).toContain('Paid to customer in cashRs\u00a025,000');
    expect(textOf()).toContain('Less phone taken in exchange\u2212Rs\u00a085,000');
  });

  it('keeps figures left to right in Urdu, and spells the amount in Urdu', async () => {
    await render(
      <UIProvider locale="ur">
        <SoldInvoice document={invoiceOfSale(saleDetail, shop)} />
      </UIProvider>,
    );
    expect(document.querySelector('article')?.dir).toBe('rtl');
    const figures = [...document.querySelectorAll('article bdi')].filter((node) =>
      /^\u2212?Rs|\d{6}/.test(node.textContent),
    );
    expect(figures.length).toBeGreaterThan(10);
    for (const figure of figures) expect(figure.getAttribute('dir')).toBe('ltr');
    expect(textOf()).toContain('دو لاکھ آٹھ ہزار چھ سو روپے صرف');
  });

  it('stays white paper on a dark page', async () => {
    await render(
      <UIProvider colorScheme="dark">
        <SoldInvoice document={invoiceOfSale(saleDetail, shop)} />
      </UIProvider>,
    );
    const paper = document.querySelector('article');
    expect(paper && getComputedStyle(paper).backgroundColor).toBe('rgb(255, 255, 255)');
  });
});

describe('SoldInvoiceReview', () => {
  const invoice = invoiceOfDraft(creditDraft(), shop);

  it('saves once, however often it is pressed, and again only after an error', async () => {
    const onSave = vi.fn();
    const props = { document: invoice, onSave, onEdit: vi.fn() };
    const screen = await render(<SoldInvoiceReview {...props} />);
    const save = page.getByRole('button', { name: 'Save & print' });
    await save.dblClick();
    expect(onSave).toHaveBeenCalledTimes(1);

    await screen.rerender(<SoldInvoiceReview {...props} isSaving />);
    await screen.rerender(<SoldInvoiceReview {...props} error="This phone is already sold" />);
    await expect.element(page.getByRole('alert')).toMatchTextContent('This phone is already sold');
    await save.click();
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it('goes back to the form', async () => {
    const onEdit = vi.fn();
    await render(<SoldInvoiceReview document={invoice} onSave={vi.fn()} onEdit={onEdit} />);
    await page.getByRole('button', { name: 'Back to edit' }).click();
    expect(onEdit).toHaveBeenCalledOnce();
  });
});
