import { formatMoney } from '@handset/domain';
import { describe, expect, it } from 'vitest';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { invoiceMessages } from './invoiceMessages.ts';
import { invoiceOfDraft } from './invoiceOfDraft.ts';
import { invoiceOfSale } from './invoiceOfSale.ts';
import { invoiceText } from './invoiceText.ts';
import {
  accessoryDraft,
  bulkInvoice,
  oddInvoice,
  returnedSale,
  saleDetail,
  shop,
  voidSale,
} from './soldInvoice.fixtures.ts';

function textOf(invoice: InvoiceDocument, locale: 'en' | 'ur' = 'en') {
  return invoiceText(invoice, {
    messages: invoiceMessages[locale],
    formatMoney: (amount) => formatMoney(amount).replace('\u00a0', ' '),
    formatDay: (day) => day,
  });
}

describe('an invoice as a text', () => {
  it('says what was sold, what it came to and what is still to be paid', () => {
    expect(textOf(invoiceOfSale(saleDetail, shop))).toBe(
      `*Karachi Mobile Centre*
Sale invoice INV-000128
2026-11-21

Samsung Galaxy A15 8/256 Blue · IMEI 356938035643809, 490154203237518 · Rs 60,000 · warranty until 2027-11-21
Apple iPhone 13 128 GB Midnight · IMEI 356938000000027 · Rs 145,000 · warranty until 2027-11-21

20 W charger × 2: Rs 3,000
Handfree × 1: Rs 600

*Total: Rs 208,600*
Paid in cash: Rs 50,000
Paid by bank: Rs 70,000
*Balance due by 2026-12-21: Rs 88,600*

Karachi Mobile Centre 0300-1112223`,
    );
  });

  it('names what came back, and what was paid since', () => {
    const text = textOf(invoiceOfSale(returnedSale, shop));
    expect(text).toContain('Rs 145,000 · Returned 2026-11-24');
    expect(text).toContain('Paid since: Rs 20,000\nPaid in full');
  });

  it('says what the shop owes the customer, and calls that not paid in full', () => {
    const text = textOf(invoiceOfSale({ ...returnedSale, outstanding: -100_000 }, shop));
    expect(text).toContain('The shop owes the customer Rs 1,000');
    expect(text).not.toContain('Paid in full');
  });

  it('asks for nothing where the sale was undone', () => {
    const text = textOf(invoiceOfSale(voidSale, shop));
    expect(text).toContain('\nVoid\n');
    expect(text).not.toMatch(/Total|Balance|Paid/);
  });

  it('is of an accessory invoice where nothing else was sold, and says that it is a draft', () => {
    const text = textOf(invoiceOfDraft(accessoryDraft, shop));
    expect(text).toContain('Accessory invoice Draft');
    expect(text).toContain('Handfree × 5: Rs 3,000');
  });

  it('names twenty phones of a long sale and counts the rest, so that a link can carry it', () => {
    const text = textOf(bulkInvoice(500));
    expect(text).toContain('… and 480 more');
    expect(text.match(/IMEI/g)).toHaveLength(20);
    expect(encodeURIComponent(text).length).toBeLessThan(6000);
  });

  it('is short whatever names and terms are, and lets nobody write in bold', () => {
    const text = textOf(oddInvoice);
    expect(text.length).toBeLessThan(1200);
    const bold = { ...oddInvoice, customer: { name: '' }, shop: { name: '*Free* _phones_ ~now~' } };
    expect(textOf(bold).split('\n')[0]).toBe('*Free phones now*');
  });

  it('is in Urdu for Urdu', () => {
    expect(textOf(invoiceOfSale(saleDetail, shop), 'ur')).toContain('فروخت کی انوائس INV-000128');
  });
});
