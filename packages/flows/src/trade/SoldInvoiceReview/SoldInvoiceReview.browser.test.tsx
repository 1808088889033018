import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Refusal } from '../../form/embedding.ts';
import { creditDraft, exchangeDraft, paidDraft } from '../SaleModal/sale.fixtures.ts';
import { invoiceOfDraft } from '../SoldInvoice/invoiceOfDraft.ts';
import { accessoryDraft, shop } from '../SoldInvoice/soldInvoice.fixtures.ts';
import { SoldInvoiceReview, type SoldInvoiceReviewProps } from './SoldInvoiceReview.tsx';

const invoice = invoiceOfDraft(creditDraft(), shop);
const save = () => page.getByRole('button', { name: 'Save & print' });

function show(props: Partial<SoldInvoiceReviewProps> = {}) {
  return render(
    <SoldInvoiceReview document={invoice} onSubmit={vi.fn(async () => {})} onEdit={vi.fn()} {...props} />,
  );
}

describe('saving', () => {
  it('posts once for the paper that was chosen, and stays sent once it was accepted', async () => {
    const onSubmit = vi.fn(async () => {});
    await show({ onSubmit, defaultPaper: '80mm' });
    expect(document.querySelector('article')?.dataset.paper).toBe('80mm');
    await page.getByText('A4', { exact: true }).click();
    expect(document.querySelector('article')?.dataset.paper).toBe('A4');
    await save().dblClick();
    await expect.element(page.getByRole('button', { name: /Saving/ })).toBeVisible();
    await page.getByRole('button', { name: /Saving/ }).click({ force: true });
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ paper: 'A4' });
  });

  it('shows the key of its main action, and is named without it', async () => {
    await show();
    await expect.element(save()).toMatchTextContent('Save & print Enter');
    await expect.element(save()).toHaveAccessibleName('Save & print');
    await expect.element(save()).toHaveFocus();
  });

  it('leads back to the form, but disables that and the choice of paper while it saves', async () => {
    const onEdit = vi.fn();
    await show({ onEdit, onSubmit: () => new Promise(() => {}) });
    await page.getByRole('button', { name: 'Back to edit' }).click();
    expect(onEdit).toHaveBeenCalledOnce();
    await save().click();
    await expect.element(page.getByRole('button', { name: 'Back to edit' })).toBeDisabled();
    await expect.element(page.getByRole('radio', { name: '80 mm' })).toBeDisabled();
  });

  it('says what was refused, keeps the invoice, tells the host, and can be sent again', async () => {
    const refusal: Refusal = {
      message: 'This phone is already sold',
      fieldErrors: { saleDate: 'The day is closed' },
    };
    const onSubmit = vi
      .fn<() => Promise<Refusal | undefined>>()
      .mockResolvedValueOnce(refusal)
      .mockResolvedValue(undefined);
    const onError = vi.fn();
    await show({ onSubmit, onError });
    await save().click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent('This phone is already sold');
    await expect.element(alert).toMatchTextContent('The day is closed');
    await expect.element(page.getByText('Bilal Ahmed').first()).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith({
      code: 'refused',
      operation: 'submit',
      retryable: false,
      cause: refusal,
    });
    await save().click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('is refused in plain words where the host gives none', async () => {
    await show({ onSubmit: async () => ({}) });
    await save().click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
  });
});

describe('the review', () => {
  it('says beside the total what cash was given and what goes back', async () => {
    await show({ document: invoiceOfDraft(paidDraft({ cashGiven: 6_500_000 }), shop) });
    const head = page.getByRole('banner');
    await expect.element(head).toMatchTextContent(/Cash given\s*Rs\s*65,000\s*·\s*Change back\s*Rs\s*5,000/);
  });

  it('lists what saving changes, before and after', async () => {
    await show({ balances: { pocketCash: 4_000_000, bank: 125_000_000, customer: 0 } });
    const effects = page.getByRole('list', { name: 'What saving changes' });
    for (const text of [
      'Pocket CashRs 40,000Rs 90,000',
      'Meezan BankRs 1,250,000Rs 1,320,000',
      'Bilal Ahmed owes usRs 0Rs 88,600',
      'Phone stock\u22122',
      'Accessories\u22123',
    ])
      await expect.element(effects).toMatchTextContent(text);
  });

  it('takes money out of the till where the customer brought the dearer phone', async () => {
    await show({ document: invoiceOfDraft(exchangeDraft(), shop), balances: { pocketCash: 1_000_000 } });
    const effects = page.getByRole('list', { name: 'What saving changes' });
    await expect.element(effects).toMatchTextContent('Pocket CashRs 10,000\u2212Rs 15,000');
    await expect.element(effects).toMatchTextContent('Phone taken in exchange+1');
    await expect.element(page.getByText('Pocket Cash goes below zero')).toBeVisible();
  });

  it('shows accessories alone as an accessory invoice', async () => {
    await show({ document: invoiceOfDraft(accessoryDraft, shop) });
    await expect.element(page.getByRole('article', { name: 'Accessory invoice Draft' })).toBeVisible();
  });

  it('is worked by the keyboard alone', async () => {
    const onSubmit = vi.fn(async () => {});
    await show({ onSubmit });
    await expect.element(save()).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{ArrowLeft}');
    expect(document.querySelector('article')?.dataset.paper).toBe('80mm');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ paper: '80mm' });
  });

  it('is one of two on a page: the other does not save', async () => {
    const first = vi.fn(async () => {});
    const second = vi.fn(async () => {});
    await show({ onSubmit: first });
    await show({ onSubmit: second });
    await save().last().click();
    expect(second).toHaveBeenCalledOnce();
    expect(first).not.toHaveBeenCalled();
    await expect.element(save()).toBeEnabled();
  });
});
