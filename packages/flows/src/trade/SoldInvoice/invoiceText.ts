import { type Day, formatNumber, type MinorUnits } from '@handset/domain';
import type { InvoiceDocument, InvoiceSoldPhone } from './InvoiceDocument.ts';
import type { InvoiceMessages } from './invoiceMessages.ts';
import { phoneName } from './invoicePhone.ts';

/** Words and formats of an invoice. */
export interface InvoiceWords {
  messages: InvoiceMessages;
  formatMoney: (amount: MinorUnits) => string;
  formatDay: (day: Day) => string;
}

/** A message names this many phones, and counts the rest. */
const MAX_PHONES = 20;
/** Longer names would bury the rest of the message. */
const MAX_NAME = 80;

/** The invoice as plain text for a message: goods, total and amount due. */
export function invoiceText(invoice: InvoiceDocument, words: InvoiceWords): string {
  const { messages } = words;
  const { shop, invoiceNumber, phones, accessories } = invoice;
  const isAccessories = phones.length === 0 && accessories.length > 0;
  const title = isAccessories ? messages.accessoryTitle : messages.title;
  const shown = phones.slice(0, MAX_PHONES).map((phone) => phoneLine(phone, words));
  const rest = phones.length - shown.length;
  const parts = [
    [
      messages.text.greeting(short(shop.name)),
      [title, invoiceNumber ?? messages.draft].join(' '),
      words.formatDay(invoice.date),
      ...(invoice.isVoid ? [messages.void] : []),
    ],
    [...shown, ...(rest > 0 ? [messages.text.more(rest)] : [])],
    accessories.map((row) => `${short(row.name)} × ${row.quantity}: ${words.formatMoney(row.amount)}`),
    invoice.isVoid ? [] : moneyLines(invoice, words),
    shop.number ? [`${short(shop.name)} ${formatNumber(shop.number)}`] : [],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function phoneLine(phone: InvoiceSoldPhone, { messages, formatMoney, formatDay }: InvoiceWords): string {
  const facts = [
    short([phoneName(phone), phone.ramMemory, phone.color].filter(Boolean).join(' ')),
    `IMEI ${[phone.imei1, phone.imei2].filter(Boolean).join(', ')}`,
    formatMoney(phone.price),
    phone.warrantyEnd && messages.text.warranty(formatDay(phone.warrantyEnd)),
    phone.returnedOn && messages.returnedOn(formatDay(phone.returnedOn)),
  ];
  return facts.filter(Boolean).join(' · ');
}

function moneyLines(invoice: InvoiceDocument, { messages, formatMoney, formatDay }: InvoiceWords): string[] {
  const { exchange, payment, dueDate } = invoice;
  const due = invoice.since?.outstanding ?? invoice.balanceDue;
  const line = (term: string, amount: MinorUnits) => `${term}: ${formatMoney(amount)}`;
  return [
    `*${line(messages.total, invoice.total)}*`,
    ...(exchange ? [line(messages.exchangeLess, -exchange.value)] : []),
    ...(payment.pocketCash > 0
      ? [line(payment.isPaidOut ? messages.paidOutInCash : messages.paidInCash, payment.pocketCash)]
      : []),
    ...(payment.bank > 0
      ? [line(payment.isPaidOut ? messages.paidOutByBank : messages.paidByBank, payment.bank)]
      : []),
    ...(invoice.since?.paid ? [line(messages.paidSince, invoice.since.paid)] : []),
    due > 0
      ? `*${line(dueDate ? messages.dueBy(formatDay(dueDate)) : messages.balanceDue, due)}*`
      : due < 0
        ? messages.owedToCustomer(formatMoney(-due))
        : messages.paidInFull,
  ];
}

/** On one line, without the signs that WhatsApp takes for bold, italic and the like, and cut where it is absurdly long. */
function short(text: string): string {
  const plain = text
    .replace(/[*_~`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > MAX_NAME ? `${letters.slice(0, MAX_NAME - 1).join('')}…` : plain;
}
