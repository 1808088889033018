import { type InvoiceFound, SEARCH_LIMIT, type SlipFound, toRupees } from '@handset/domain';
import { sql } from 'kysely';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { invoiceNumber, slipNumber } from '../lists/documentNumbers.ts';

const PERSON = [
  'persons.id as person_id',
  'persons.name as person_name',
  'persons.number as person_number',
  'persons.reference as person_reference',
] as const;

/** The invoices whose number is this, or begins so: the very one first, then the latest. */
export async function findInvoices(shop: ShopReader, digits: string | undefined): Promise<InvoiceFound[]> {
  if (digits === undefined) return [];
  const rows = await shop
    .selectFrom('sales')
    .innerJoin('persons', 'persons.id', 'sales.person_id')
    .leftJoin('bills', 'bills.id', 'sales.id')
    .select([
      'sales.id',
      'sales.date',
      'sales.invoice_number',
      'sales.selling_type',
      'sales.status',
      'sales.phones_total',
      'sales.accessories_total',
      'bills.amount',
      'bills.paid',
      ...PERSON,
    ])
    .where((row) =>
      row.or(beginningWith(digits).map(([from, to]) => row.between('sales.invoice_number', from, to))),
    )
    .orderBy(exactFirst('sales.invoice_number', digits))
    .orderBy('sales.invoice_number', 'desc')
    .limit(SEARCH_LIMIT)
    .execute();
  return rows.map((row) => ({
    ...headOf(row),
    total: toRupees(row.phones_total + row.accessories_total),
    invoiceNumber: invoiceNumber(shop.session.shop, row.invoice_number),
    sellingType: row.selling_type,
  }));
}

/** The purchase slips whose number is this, or begins so: the very one first, then the latest. */
export async function findSlips(shop: ShopReader, digits: string | undefined): Promise<SlipFound[]> {
  if (digits === undefined) return [];
  const rows = await shop
    .selectFrom('purchases')
    .innerJoin('persons', 'persons.id', 'purchases.person_id')
    .leftJoin('bills', 'bills.id', 'purchases.id')
    .select([
      'purchases.id',
      'purchases.date',
      'purchases.slip_number',
      'purchases.type',
      'purchases.status',
      'purchases.total',
      'bills.amount',
      'bills.paid',
      ...PERSON,
    ])
    .where((row) =>
      row.or(beginningWith(digits).map(([from, to]) => row.between('purchases.slip_number', from, to))),
    )
    .orderBy(exactFirst('purchases.slip_number', digits))
    .orderBy('purchases.slip_number', 'desc')
    .limit(SEARCH_LIMIT)
    .execute();
  return rows.map((row) => ({
    ...headOf(row),
    total: toRupees(row.total),
    slipNumber: slipNumber(row.slip_number),
    type: row.type,
  }));
}

interface Head {
  id: string;
  date: string;
  status: string;
  amount: number | null;
  paid: number | null;
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
    due: toRupees((row.amount ?? 0) - (row.paid ?? 0)),
    status: row.status,
  };
}

const LONGEST = 9;

/** The number itself, and every longer one that begins with it, as ranges that an index answers. */
function beginningWith(digits: string): [from: number, to: number][] {
  return Array.from({ length: LONGEST - digits.length + 1 }, (_, more) => {
    const length = digits.length + more;
    return [Number(digits.padEnd(length, '0')), Number(digits.padEnd(length, '9'))];
  });
}

function exactFirst(column: string, digits: string) {
  return sql`case when ${sql.ref(column)} = ${sql.lit(Number(digits))} then 0 else 1 end`;
}
