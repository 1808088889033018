import type { SaleDetail } from '@handset/domain';
import { describe, expect, it } from 'vitest';
import { creditDraft, exchangeDraft, paidDraft } from '../SaleModal/sale.fixtures.ts';
import { invoiceOfDraft } from './invoiceOfDraft.ts';
import { invoiceOfSale } from './invoiceOfSale.ts';
import { returnedSale, saleDetail, shop, voidSale } from './soldInvoice.fixtures.ts';

describe('invoiceOfDraft', () => {
  it('has no number: nothing is saved yet', () => {
    expect(invoiceOfDraft(paidDraft(), shop).invoiceNumber).toBeUndefined();
  });

  it.each([
    ['03001112233', '+923001112233'],
    ['ask his son', 'ask his son'],
    ['', undefined],
  ])('has the number typed as %s as a saved invoice has it', (customerNumber, number) => {
    expect(invoiceOfDraft({ ...paidDraft(), customerNumber }, shop).customer.number).toBe(number);
  });

  it('names each phone, its registration status, price and warranty', () => {
    const [phone, second] = invoiceOfDraft(creditDraft(), shop).phones;
    expect(phone).toEqual({
      imei1: '356938035643809',
      imei2: '490154203237518',
      companyName: 'Samsung',
      modelName: 'Galaxy A15',
      ramMemory: '8/256',
      color: 'Blue',
      condition: 'New',
      specification: 'PTA',
      price: 6_000_000,
      warrantyEnd: '2027-11-21',
    });
    expect(second).toMatchObject({ specification: 'Non-PTA JV', price: 14_500_000 });
  });

  it('says what is paid from where and what stays due until when', () => {
    expect(invoiceOfDraft(creditDraft(), shop)).toMatchObject({
      total: 20_860_000,
      payment: { pocketCash: 5_000_000, bank: 7_000_000, bankName: 'Meezan Bank', isPaidOut: false },
      balanceDue: 8_860_000,
      dueDate: '2026-12-21',
    });
  });

  it('takes the exchanged phone at its value and pays the customer the difference', () => {
    const invoice = invoiceOfDraft(exchangeDraft(), shop);
    expect(invoice.exchange).toMatchObject({
      companyName: 'Apple',
      modelName: 'iPhone 14',
      value: 8_500_000,
    });
    expect(invoice.payment).toMatchObject({ pocketCash: 2_500_000, isPaidOut: true });
    expect(invoice.balanceDue).toBe(0);
  });

  it('prints no warranty where there is none, and no phone that was typed before the type changed', () => {
    const invoice = invoiceOfDraft(
      { ...exchangeDraft(), sellingType: 'Full Payment', warranty: 'No Warranty' },
      shop,
    );
    expect(invoice.exchange).toBeUndefined();
    expect(invoice.phones[0]?.warrantyEnd).toBeUndefined();
  });
});

describe('invoiceOfSale', () => {
  it('prints what its draft printed, under its number', () => {
    const { invoiceNumber, account: _, ...stored } = invoiceOfSale(saleDetail, shop);
    const draft = invoiceOfDraft(creditDraft(), shop);
    expect(invoiceNumber).toBe('INV-000128');
    expect(stored).toEqual(draft);
  });

  it('prints an exchange that paid the customer', () => {
    const sale: SaleDetail = {
      ...saleDetail,
      sellingType: 'Exchange',
      moneyOut: true,
      exchange: {
        _id: 'x',
        imei1: '353328112223330',
        imei2: null,
        companyName: 'Apple',
        modelName: 'iPhone 14',
        ramMemory: null,
        color: null,
        specifications: 'PTA',
        cnic: null,
        isApprovedFromEgadgets: false,
        value: 8_500_000,
        isReturned: false,
      },
    };
    expect(invoiceOfSale(sale, shop)).toMatchObject({
      exchange: { companyName: 'Apple', modelName: 'iPhone 14', ramMemory: undefined, value: 8_500_000 },
      payment: { isPaidOut: true },
    });
  });

  it('marks what came back, what was paid since, and how the return was settled', () => {
    const invoice = invoiceOfSale(returnedSale, shop);
    expect(invoice.phones.map(({ returnedOn }) => returnedOn)).toEqual([undefined, '2026-11-24']);
    expect(invoice.accessories.map(({ returnedQuantity }) => returnedQuantity)).toEqual([1, undefined]);
    expect(invoice).toMatchObject({
      isVoid: undefined,
      total: 20_860_000,
      balanceDue: 8_860_000,
      since: { paid: 2_000_000, returned: 6_860_000, letOff: 0, outstanding: 0 },
      returns: [
        { kind: 'return', total: 14_650_000, pocketCash: 2_000_000, bank: 5_790_000, isPaidIn: false },
      ],
    });
  });

  it('is void when the sale was undone', () => {
    expect(invoiceOfSale(voidSale, shop)).toMatchObject({ isVoid: true, returns: [{ kind: 'void' }] });
  });
});

describe('a draft with odd dates and figures', () => {
  it('makes an invoice all the same', () => {
    const draft = { ...paidDraft(), saleDate: 'someday', imeiPrices: [{ imei: '1', price: null }] };
    expect(invoiceOfDraft(draft, shop)).toMatchObject({
      date: 'someday',
      phones: [{ imei1: '1', companyName: '', price: 0, warrantyEnd: undefined }],
    });
  });
});
