import { Button, UIProvider } from '@handset/ui';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { creditDraft, exchangeDraft, paidDraft } from '../SaleModal/sale.fixtures.ts';
import { InvoiceActions } from './InvoiceActions.tsx';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { invoiceOfDraft } from './invoiceOfDraft.ts';
import { invoiceOfSale } from './invoiceOfSale.ts';
import { SoldInvoice } from './SoldInvoice.tsx';
import {
  bulkInvoice,
  oddInvoice,
  returnedSale,
  saleDetail,
  shop,
  voidSale,
  wholeShop,
} from './soldInvoice.fixtures.ts';

const sheet = () => document.querySelector('article');
const textOf = () => sheet()?.textContent ?? '';
const code = () => page.getByRole('img', { name: 'QR code of invoice INV-000128' });
const stored = invoiceOfSale(saleDetail, shop);

/** The first of the sheet's pages, as the style sheet names it. */
const pageName = () => getComputedStyle(sheet() as HTMLElement).getPropertyValue('page');

/** Whether a rule for print would hide an element. */
function isHiddenInPrint(element: Element): boolean {
  return [...document.styleSheets]
    .flatMap((each) => [...each.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ conditionText }) => conditionText === 'print')
    .flatMap((rule) => [...rule.cssRules])
    .some(
      (rule) =>
        rule instanceof CSSStyleRule && rule.style.display === 'none' && element.matches(rule.selectorText),
    );
}

afterEach(() => vi.restoreAllMocks());

describe('SoldInvoice', () => {
  it('prints number, customer, phones, status, warranty and money of a stored sale', async () => {
    await render(<SoldInvoice document={stored} />);
    for (const text of ['INV-000128', 'Bilal Ahmed', '0300-1234567', 'PTA: registered', '21 Nov 2027']) {
      expect(textOf()).toContain(text);
    }
    expect(textOf()).toContain('35 6938035 643809');
    expect(textOf()).toContain('Non-PTA JV: not registered with PTA, locked to a network');
    expect(textOf()).toContain('Rupees two lakh eight thousand six hundred only');
    expect(textOf()).toContain('Balance due by 21 Dec 2026Rs\u00a088,600');
    await expect.element(code()).toBeVisible();
  });

  it('prints all that the shop says of itself, with the terms of what was sold', async () => {
    await render(<SoldInvoice document={invoiceOfSale(saleDetail, wholeShop)} />);
    await expect.element(page.getByRole('img', { name: 'Logo of Karachi Mobile Centre' })).toBeVisible();
    for (const text of ['Imran Qureshi', 'NTN 1234567-8', 'New phones', 'Three days to check the phone.'])
      expect(textOf()).toContain(text);
    expect(textOf()).toContain('Open daily from 11 to 9');
    expect(textOf()).not.toContain('Thank you');
  });

  it('leaves out a logo that cannot be loaded', async () => {
    await render(<SoldInvoice document={{ ...stored, shop: { ...shop, logo: 'data:image/png,none' } }} />);
    await vi.waitFor(() => expect(sheet()?.querySelector('img')).toBeNull());
    await expect.element(page.getByRole('heading', { name: shop.name })).toBeVisible();
  });

  it('marks what is not saved as a draft, without number and code', async () => {
    await render(<SoldInvoice document={invoiceOfDraft(creditDraft(), shop)} isDuplicate />);
    await expect.element(page.getByText('Not saved yet. This is not a receipt.')).toBeVisible();
    expect(sheet()?.querySelector('svg')).toBeNull();
    expect(textOf()).not.toContain('Duplicate');
  });

  it('prints the cash that was given and the change, once it is enough', async () => {
    const of = (cashGiven: number) => invoiceOfDraft(paidDraft({ cashGiven }), shop);
    const { rerender } = await render(<SoldInvoice document={of(6_500_000)} />);
    expect(textOf()).toContain('Cash givenRs\u00a065,000Change backRs\u00a05,000');
    await rerender(<SoldInvoice document={of(5_000_000)} />);
    expect(textOf()).not.toContain('Cash given');
  });

  it('marks a reprint as a duplicate', async () => {
    const screen = await render(<SoldInvoice document={stored} />);
    expect(textOf()).not.toContain('Duplicate');
    await screen.rerender(<SoldInvoice document={stored} isDuplicate />);
    await expect.element(page.getByText('Duplicate')).toBeVisible();
  });

  it('marks what came back, and counts what was paid and refunded since', async () => {
    await render(<SoldInvoice document={invoiceOfSale(returnedSale, shop)} />);
    const row = page.getByRole('row', { name: /iPhone 13/ });
    await expect.element(row).toMatchTextContent('Returned 24 Nov 2026');
    await expect.element(row).not.toMatchTextContent('No warranty');
    await expect.element(page.getByRole('row', { name: /20 W charger/ })).toMatchTextContent('1 returned');
    await expect.element(page.getByRole('row', { name: /Galaxy/ })).not.toMatchTextContent('Returned');
    for (const line of [
      'Balance at the saleRs\u00a088,600',
      'Paid since\u2212Rs\u00a020,000',
      'Paid in full',
    ])
      expect(textOf()).toContain(line);
    expect(textOf()).toContain('Refunded by bank (Meezan Bank)Rs\u00a057,900');
  });

  it.each(['A4', '80mm'] as const)('shows on %s what a credit makes of the whole balance', async (paper) => {
    const screen = await render(<SoldInvoice document={stored} paper={paper} />);
    expect(textOf()).toContain(
      'Previous balanceRs\u00a015,000This invoice, on creditRs\u00a088,600New balanceRs\u00a0103,600',
    );
    const inAdvance = { ...stored, account: { before: -10_000_000, after: -1_140_000 } };
    await screen.rerender(<SoldInvoice document={inAdvance} paper={paper} />);
    expect(textOf()).toContain('New balance, in your favour\u2212Rs\u00a011,400');
    await screen.rerender(<SoldInvoice document={{ ...stored, account: undefined }} paper={paper} />);
    expect(textOf()).not.toContain('Previous balance');
  });

  it('marks a sale that was undone, and claims no money on it', async () => {
    await render(<SoldInvoice document={invoiceOfSale(voidSale, shop)} />);
    expect(textOf()).toContain('This sale was voided on 22 Nov 2026. Nothing is owed on it.');
    expect(textOf()).not.toMatch(/Balance due|Paid in full|New balance/);
    expect(textOf()).toContain('Void 22 Nov 2026: Entered twice');
  });

  it('says that the customer was paid when a dearer phone came in', async () => {
    await render(<SoldInvoice document={invoiceOfDraft(exchangeDraft(), shop)} />);
    expect(textOf()).toContain('Paid to customer in cashRs\u00a025,000');
    expect(textOf()).toContain('Less phone taken in exchange\u2212Rs\u00a085,000');
  });

  it('keeps figures left to right in Urdu, and spells the amount in Urdu', async () => {
    await render(
      <UIProvider locale="ur">
        <SoldInvoice document={stored} />
      </UIProvider>,
    );
    expect(sheet()?.dir).toBe('rtl');
    const figures = [...document.querySelectorAll('article bdi')].filter((node) =>
      /^\u2212?Rs|\d{6}/.test(node.textContent),
    );
    expect(figures.length).toBeGreaterThan(10);
    for (const figure of figures) expect(figure.getAttribute('dir')).toBe('ltr');
    expect(textOf()).toContain('دو لاکھ آٹھ ہزار چھ سو روپے صرف');
  });

  it('is printed in black alone on 80 mm', async () => {
    await render(<SoldInvoice document={invoiceOfSale(voidSale, wholeShop)} paper="80mm" />);
    const colors = [...(sheet()?.querySelectorAll('*') ?? [])].map((node) => getComputedStyle(node).color);
    expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']));
  });

  it.each([
    ['A4', 1],
    ['80mm', 1.3],
  ] as const)(
    'has the last six digits of an IMEI bold on %s, %d times as large as the others',
    async (paper, times) => {
      await render(<SoldInvoice document={stored} paper={paper} />);
      const tails = [...(sheet()?.querySelectorAll('bdi > strong') ?? [])];
      expect(tails.length).toBeGreaterThan(0);
      for (const tail of tails) {
        expect(tail.textContent).toMatch(/^\d{6}$/);
        const { fontSize, fontWeight } = getComputedStyle(tail);
        const around = getComputedStyle(tail.parentElement as Element).fontSize;
        expect(Number.parseFloat(fontSize) / Number.parseFloat(around)).toBeCloseTo(times);
        expect(Number(fontWeight)).toBeGreaterThanOrEqual(600);
      }
    },
  );

  it('stays white paper on a dark page', async () => {
    await render(
      <UIProvider colorScheme="dark">
        <SoldInvoice document={stored} />
      </UIProvider>,
    );
    expect(getComputedStyle(sheet() as HTMLElement).backgroundColor).toBe('rgb(255, 255, 255)');
  });

  it('writes money as the shop does, and spells rupees alone', async () => {
    await render(
      <FlowsProvider moneyFormat={{ currency: 'AED', locale: 'en-AE' }}>
        <SoldInvoice document={stored} />
      </FlowsProvider>,
    );
    expect(textOf()).toMatch(/AED\s?208,600/);
    expect(textOf()).not.toContain('Rupees');
  });
});

describe('the paper', () => {
  it('is A4, or 80 mm wide and as long as the receipt', async () => {
    const screen = await render(<SoldInvoice document={stored} />);
    expect(pageName()).toBe('handset-invoice');
    await screen.rerender(<SoldInvoice document={stored} paper="80mm" />);
    await vi.waitFor(() => expect(pageName()).toMatch(/^handset-receipt-\d+$/));
    const sheetHeight = ((sheet()?.offsetHeight ?? 0) / 96) * 25.4;
    const pageHeight = Number(pageName().split('-').at(-1));
    expect(sheet()?.offsetWidth).toBe(302);
    expect(pageHeight).toBeGreaterThan(sheetHeight);
    expect(pageHeight).toBeLessThan(sheetHeight * 1.15);
  });

  it('holds the same on a receipt as on A4', async () => {
    await render(<SoldInvoice document={invoiceOfSale(returnedSale, wholeShop)} paper="80mm" />);
    for (const text of [
      'INV-000128',
      '49 0154203 237518',
      'Warranty until 21 Nov 2027',
      'Returned 24 Nov 2026',
      '1 × Rs\u00a0600',
      'Rupees two lakh',
      'Water and broken glass are not covered.',
      'Customer’s signature',
    ])
      expect(textOf()).toContain(text);
    await expect.element(code()).toBeVisible();
  });

  it('goes on over pages where a receipt is longer than a printer takes', async () => {
    await render(<SoldInvoice document={bulkInvoice(40)} paper="80mm" />);
    await vi.waitFor(() => expect(pageName()).toBe('handset-receipt-long'));
  });

  it('sums five hundred phones up by model, and lists every one of them under heads that repeat', async () => {
    await render(<SoldInvoice document={bulkInvoice(500)} />);
    const [models, phones] = document.querySelectorAll('article table');
    expect(models?.querySelectorAll('tbody tr')).toHaveLength(3);
    expect(models?.textContent).toContain('Galaxy A15 · 8/256167Rs\u00a07,515,000');
    expect(phones?.querySelectorAll('tbody tr')).toHaveLength(500);
    expect(getComputedStyle(phones?.querySelector('thead') as Element).display).toBe('table-header-group');
  });

  it('is all that its page prints', async () => {
    await render(
      <main>
        <nav>Menu</nav>
        <div style={{ height: 100, overflow: 'hidden' }}>
          <SoldInvoice document={stored} />
        </div>
      </main>,
    );
    expect(isHiddenInPrint(page.getByText('Menu').element())).toBe(true);
    expect(isHiddenInPrint(sheet() as Element)).toBe(false);
    expect(isHiddenInPrint(page.getByRole('main').element())).toBe(false);
  });

  it('leaves the printing of a page alone as a preview, and once it has gone', async () => {
    const screen = await render(<SoldInvoice document={stored} isPreview />);
    expect(isHiddenInPrint(document.body.firstElementChild as Element)).toBe(false);
    const other = document.body.appendChild(document.createElement('p'));
    expect(isHiddenInPrint(other)).toBe(false);
    await screen.rerender(<SoldInvoice document={stored} />);
    expect(isHiddenInPrint(other)).toBe(true);
    await screen.unmount();
    expect(isHiddenInPrint(other)).toBe(false);
    other.remove();
  });

  it('is there twice on a page that shows two', async () => {
    await render(
      <>
        <SoldInvoice document={stored} />
        <SoldInvoice document={{ ...stored, invoiceNumber: 'INV-000200' }} paper="80mm" />
      </>,
    );
    const papers = [...document.querySelectorAll<HTMLElement>('article')];
    expect(papers.map(({ dataset }) => dataset.paper)).toEqual(['A4', '80mm']);
    for (const paper of papers) expect(isHiddenInPrint(paper)).toBe(false);
  });
});

describe('odd data', () => {
  const show = async (changes: Partial<InvoiceDocument>) => {
    await render(<SoldInvoice document={{ ...stored, ...changes }} />);
  };

  it.each(['A4', '80mm'] as const)('never makes %s wider, whatever is written on it', async (paper) => {
    await render(<SoldInvoice document={oddInvoice} paper={paper} />);
    const element = sheet() as HTMLElement;
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    expect(textOf()).toContain('Rs\u00a0200,000,000');
    expect(textOf()).toContain('Rupees twenty crore only');
  });

  it('is text where it looks like markup', async () => {
    await render(<SoldInvoice document={oddInvoice} />);
    expect(sheet()?.querySelectorAll('script, b, img[src="x"]')).toHaveLength(0);
    expect(textOf()).toContain('<script>alert(1)</script>');
  });

  it('keeps an Urdu name whole on an English invoice, and an English one on an Urdu invoice', async () => {
    const screen = await render(
      <SoldInvoice document={{ ...stored, customer: { name: 'بلال احمد (لاہور)' } }} />,
    );
    expect(page.getByText('بلال احمد (لاہور)').element().tagName).toBe('BDI');
    await screen.rerender(
      <UIProvider locale="ur">
        <SoldInvoice document={{ ...stored, customer: { name: 'Bilal Ahmed (Lahore)' } }} />
      </UIProvider>,
    );
    expect(page.getByText('Bilal Ahmed (Lahore)').element().tagName).toBe('BDI');
  });

  it('names the walk-in customer in the language of the reader, saved or not', async () => {
    const person = { ...saleDetail.person, _id: 'shop' };
    const { entityData, ...draft } = paidDraft();
    const unsaved = { ...draft, entityData: { ...entityData, _id: 'shop' } };
    const itsShop = { ...shop, _id: 'shop' };
    for (const document of [
      invoiceOfSale({ ...saleDetail, person }, itsShop),
      invoiceOfDraft(unsaved, itsShop),
    ]) {
      const { unmount } = await render(
        <UIProvider locale="ur">
          <SoldInvoice document={document} />
        </UIProvider>,
      );
      expect(textOf()).toContain('عام گاہک');
      await unmount();
    }
  });

  it('prints the largest amounts, and does not guess at what is none', async () => {
    await show({ total: 1_000_000_000_000, balanceDue: Number.NaN, dueDate: 'soon' });
    expect(textOf()).toContain('Rs\u00a010,000,000,000');
    expect(textOf()).toContain('Rupees one thousand crore only');
  });

  it('says that nothing stands on it', async () => {
    await show({ phones: [], accessories: [] });
    await expect.element(page.getByText('This invoice is empty')).toBeVisible();
  });

  it('prints dashes for a day and a name that are missing, and no warranty where there is none', async () => {
    const phones = stored.phones.map((phone) => ({ ...phone, warrantyEnd: undefined, price: Number.NaN }));
    await show({ phones, date: '', customer: { name: '' } });
    await expect.element(page.getByRole('row', { name: /Galaxy/ })).toMatchTextContent('No warranty');
    expect(textOf()).toContain('Date—');
    expect(textOf()).toContain('Customer—');
    expect(textOf()).not.toContain('NaN');
  });
});

describe('InvoiceActions', () => {
  const props = { document: stored, paper: 'A4' as const };

  it('prints, chooses the paper, and hands over the text', async () => {
    const onPrint = vi.fn();
    const onShare = vi.fn();
    const onPaperChange = vi.fn();
    await render(<InvoiceActions {...props} {...{ onPrint, onShare, onPaperChange }} />);
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('80 mm').click();
    expect(onPrint).toHaveBeenCalledOnce();
    expect(onShare).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Sale invoice INV-000128'));
    expect(onPaperChange).toHaveBeenCalledExactlyOnceWith('80mm');
  });

  it('says the change to hand back, and puts printing after another main action', async () => {
    const paid = invoiceOfDraft(paidDraft({ cashGiven: 6_500_000 }), shop);
    await render(
      <InvoiceActions
        document={paid}
        paper="A4"
        onPaperChange={vi.fn()}
        main={<Button variant="primary">New sale</Button>}
        more={<Button>More</Button>}
      />,
    );
    await expect.element(page.getByText(/^Change back/)).toMatchTextContent(/Rs\s5,000$/);
    const buttons = page.getByRole('button').elements();
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Print', 'New sale', 'More']);
    expect(buttons.map((each) => (each as HTMLElement).dataset.variant)).toEqual([
      'secondary',
      'primary',
      'secondary',
    ]);
  });

  it('stays in two rows on a narrow phone in Urdu', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(360, 800);
    await render(
      <UIProvider locale="ur">
        <div style={{ paddingInline: 16 }}>
          <InvoiceActions
            {...props}
            {...{ onShare: vi.fn(), onPaperChange: vi.fn() }}
            main={<Button variant="primary">نئی فروخت</Button>}
          />
        </div>
      </UIProvider>,
    );
    const actions = page.getByRole('button').or(page.getByRole('link')).elements();
    const rows = new Set(actions.map((each) => Math.round(each.getBoundingClientRect().bottom / 10)));
    expect(rows.size).toBe(2);
  });

  it('opens the dialog of the browser where the host does not print by itself', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await render(<InvoiceActions {...props} onPaperChange={vi.fn()} />);
    await page.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });

  it('links to WhatsApp with the customer’s number and the text', async () => {
    await render(<InvoiceActions {...props} onPaperChange={vi.fn()} />);
    const link = page.getByRole('link', { name: /WhatsApp/ }).element() as HTMLAnchorElement;
    const address = new URL(link.href);
    expect(address.origin + address.pathname).toBe('https://wa.me/923001234567');
    expect(address.searchParams.get('text')).toContain('*Balance due by 21 Dec 2026: Rs\u00a088,600*');
    expect(link.target).toBe('_blank');
  });
});
