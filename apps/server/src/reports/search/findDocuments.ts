import { type InvoiceFound, SEARCH_LIMIT, type SlipFound } from '@handset/domain';
import { sql } from 'kysely';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { invoiceNumber, slipNumber } from '../../base/lists/documentNumbers.ts';
import { booksOf, NOTHING_ELSE } from '../../books/documentBooks.ts';
import { purchaseFigures } from '../../trade/purchases/purchases.ts';
import { saleFigures } from '../../trade/sales/saleRows.ts';

const PERSON = [
  'persons.id as person_id',
  'persons.name as person_name',
  'persons.number as person_number',
  'persons.reference as person_reference',
] as const;

/** The invoices whose number is this, or begins so: the very one first, then the latest. Without digits, the latest of all. */
export async function findInvoices(shop: ShopReader, digits: string | undefined): Promise<InvoiceFound[]> {
  if (digits === undefined) return [];
  const rows = await shop
    .selectFrom('sales')
    .innerJoin('persons', 'persons.id', 'sales.person_id')
    .select([
      'sales.id',
      'sales.date',
      'sales.invoice_number',
      'sales.selling_type',
      'sales.status',
      'sales.phones_total',
      'sales.accessories_total',
      'sales.returned_total',
      'sales.payable_later',
      ...PERSON,
    ])
    .$if(digits !== '', (some) =>
      some
        .where((row) =>
          row.or(beginningWith(digits).map(([from, to]) => row.between('sales.invoice_number', from, to))),
        )
        .orderBy(exactFirst('sales.invoice_number', digits)),
    )
    .orderBy('sales.invoice_number', 'desc')
    .limit(SEARCH_LIMIT)
    .execute();
  const books = await booksOf(
    shop,
    'sale',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...headOf(row),
    ...figuresOf(saleFigures(row, books.get(row.id) ?? NOTHING_ELSE)),
    invoiceNumber: invoiceNumber(shop.session.shop, row.invoice_number),
    sellingType: row.selling_type,
  }));
}

/** The purchase slips whose number is this, or begins so: the very one first, then the latest. Without digits, the latest of all. */
export async function findSlips(shop: ShopReader, digits: string | undefined): Promise<SlipFound[]> {
  if (digits === undefined) return [];
  const rows = await shop
    .selectFrom('purchases')
    .innerJoin('persons', 'persons.id', 'purchases.person_id')
    .select([
      'purchases.id',
      'purchases.date',
      'purchases.slip_number',
      'purchases.type',
      'purchases.status',
      'purchases.total',
      'purchases.returned_total',
      'purchases.payable_later',
      ...PERSON,
    ])
    .$if(digits !== '', (some) =>
      some
        .where((row) =>
          row.or(beginningWith(digits).map(([from, to]) => row.between('purchases.slip_number', from, to))),
        )
        .orderBy(exactFirst('purchases.slip_number', digits)),
    )
    .orderBy('purchases.slip_number', 'desc')
    .limit(SEARCH_LIMIT)
    .execute();
  const books = await booksOf(
    shop,
    'purchase',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...headOf(row),
    ...figuresOf(purchaseFigures(row, books.get(row.id) ?? NOTHING_ELSE)),
    slipNumber: slipNumber(row.slip_number),
    type: row.type,
  }));
}

interface Head {
  id: string;
  date: string;
  status: string;
  person_id: string;
  person_name: string;
  person_number: string;
  person_reference: string;
}

function headOf(row: Head) {
  return {
    _id: row.id,
    date: row.date,
    person: {
      _id: row.person_id,
      name: row.person_name,
      number: row.person_number,
      reference: row.person_reference,
    },
    status: row.status,
  };
}

function figuresOf({ total, returned, outstanding }: Record<'total' | 'returned' | 'outstanding', number>) {
  return { total, returned, due: outstanding };
}

const MAX_DIGITS = 9;

/** The number itself, and every longer one that begins with it, as ranges that an index answers. */
function beginningWith(digits: string): [from: number, to: number][] {
  return Array.from({ length: MAX_DIGITS - digits.length + 1 }, (_, more) => {
    const length = digits.length + more;
    return [Number(digits.padEnd(length, '0')), Number(digits.padEnd(length, '9'))];
  });
}

function exactFirst(column: string, digits: string) {
  return sql`case when ${sql.ref(column)} = ${sql.lit(Number(digits))} then 0 else 1 end`;
}
