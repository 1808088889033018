import type { PartyPaymentRecord } from '@handset/domain';
import type { PartyPaymentsTable } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { entryVoucher } from '../../books/vouchers.ts';
import { bankOfDocument } from '../wallet/bankOfDocument.ts';

/** Selects payments, opening balances and write-offs, with their banks and authors. */
export function selectPayments(shop: ShopReader) {
  return shop
    .selectFrom('party_payments')
    .innerJoin('users', 'users.id', 'party_payments.created_by')
    .leftJoin('banks', 'banks.id', 'party_payments.bank_id')
    .selectAll('party_payments')
    .select(['users.username', 'banks.bank_name', 'banks.account_type']);
}

type PaymentRow = Awaited<ReturnType<ReturnType<typeof selectPayments>['execute']>>[number];

/** The books' event for a payment, an opening balance or a write-off. */
export function eventOfPayment({
  kind,
  direction,
}: Pick<PartyPaymentsTable, 'kind' | 'direction'>): 'payment-in' | 'payment-out' | 'opening' | 'write-off' {
  if (kind === 'payment') return direction === 'in' ? 'payment-in' : 'payment-out';
  return kind === 'opening' ? 'opening' : 'write-off';
}

/** Number of a payment's receipt. */
export function paymentVoucher(row: Pick<PartyPaymentsTable, 'kind' | 'direction' | 'entry_number'>): string {
  return entryVoucher(eventOfPayment(row), row.entry_number);
}

/** A payment as answers show it. */
export function paymentOf(row: PaymentRow): PartyPaymentRecord {
  return {
    _id: row.id,
    voucher: paymentVoucher(row),
    kind: row.kind,
    direction: row.direction,
    date: row.date,
    amount: row.amount,
    pocketCash: row.pocket_cash,
    accountCash: row.account_cash,
    bank: bankOfDocument(row),
    note: row.note,
    entry: row.entry_number,
    reversedBy: row.reversed_by,
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.username,
  };
}
