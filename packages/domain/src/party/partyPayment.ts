import * as z from 'zod';
import { daySchema, optionalDaySchema } from '../day/daySchema.ts';
import { MAX_AMOUNT, type MinorUnits, sum } from '../money/money.ts';
import { breaks, report } from '../rules/rules.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { checkPayment, moneyAccount, splitFields } from '../wallet/wallet.ts';
import { asValues, asWire, type Encoding, optional } from '../wire/encoding.ts';

/** `in`: the party owes us; `out`: we owe the party. */
const direction = z.enum(['in', 'out'], breaks('choice'));

/** Maximum number of bills chosen for one payment. */
const MAX_CHOSEN = 500;

function chosenBills(encoding: Encoding) {
  return optional(
    z
      .array(z.strictObject({ billId: encoding.id(), amount: encoding.money({ min: 1, max: MAX_AMOUNT }) }))
      .max(MAX_CHOSEN),
  );
}

interface Choosing {
  amount: MinorUnits;
  bills?: { billId: string; amount: MinorUnits }[] | undefined;
}

/** Bills are chosen once each, and for no more than there is. */
function checkChosen({ amount, bills = [] }: Choosing, ctx: Parameters<typeof report>[0]) {
  for (const [index, { billId }] of bills.entries())
    if (bills.findIndex((bill) => bill.billId === billId) < index)
      report(ctx, ['bills', index, 'billId'], 'bill.twice');
  if (sum(bills.map((bill) => bill.amount)) > amount) report(ctx, ['bills'], 'bill.total');
}

function partyPaymentSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      direction,
      amount: encoding.money({ min: 1, max: MAX_AMOUNT }),
      date: daySchema,
      note: optionalText(400),
      /** The one account that the whole amount moves through, in place of a split. */
      account: optional(moneyAccount(encoding)),
      ...splitFields(encoding),
      /** Bills to settle before all others; the rest goes oldest due first. */
      bills: chosenBills(encoding),
    })
    .superRefine((payment, ctx) => {
      checkChosen(payment, ctx);
      const { account, amount, bankAccountUsed, accountCash, pocketCash } = payment;
      if (!account) {
        checkPayment(ctx, amount, { pocketCash, accountCash, bankAccountUsed });
      } else if (bankAccountUsed !== undefined || accountCash !== undefined || pocketCash !== undefined)
        report(ctx, ['account'], 'payment.either');
    })
    .transform(({ account, ...payment }) => {
      if (!account) return payment;
      return account === 'cash:pocket'
        ? { ...payment, pocketCash: payment.amount }
        : {
            ...payment,
            accountCash: payment.amount,
            bankAccountUsed: account.slice('bank:'.length),
          };
    });
}
/** `POST /api/partyLedger/{personId}/payment` */
export const partyPaymentRequest = z.lazy(() => partyPaymentSchemaOf(asWire));
export const partyPaymentSchema = z.lazy(() => partyPaymentSchemaOf(asValues));
export type PartyPayment = z.output<typeof partyPaymentSchema>;

function partyEntrySchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      /** `opening`: a balance from before the books began; `write-off`: a debt given up. */
      kind: z.enum(['opening', 'write-off'], breaks('choice')),
      direction,
      amount: encoding.money({ min: 1, max: MAX_AMOUNT }),
      date: daySchema,
      /** Of an opening balance; the day itself when absent. */
      dueDate: optionalDaySchema,
      /** Reason. Required for a write-off. */
      note: optionalText(400),
      /** Bills to write off. The oldest due when absent. */
      bills: chosenBills(encoding),
      /**
       * Balance of the party that a write-off was decided by; positive is owed to us. It is refused if the books have another by
       * then.
       */
      expected: optional(encoding.balance()),
    })
    .superRefine((entry, ctx) => {
      if (entry.kind === 'opening') {
        if (entry.bills) report(ctx, ['bills'], 'unknown');
        if (entry.expected !== undefined) report(ctx, ['expected'], 'unknown');
        if (entry.dueDate && entry.dueDate < entry.date) report(ctx, ['dueDate'], 'date.past');
        return;
      }
      if (entry.dueDate) report(ctx, ['dueDate'], 'unknown');
      if (!entry.note) report(ctx, ['note'], 'required');
      checkChosen(entry, ctx);
    });
}
/** `POST /api/partyLedger/{personId}/entry` */
export const partyEntryRequest = z.lazy(() => partyEntrySchemaOf(asWire));
export const partyEntrySchema = z.lazy(() => partyEntrySchemaOf(asValues));
export type PartyEntry = z.output<typeof partyEntrySchema>;

/** `POST /api/partyLedger/payment/{id}/void` */
export const paymentVoidSchema = z.strictObject({
  reason: requiredText(400),
  /** The day of the reversal; today when absent. */
  date: optionalDaySchema,
});
export type PaymentVoid = z.output<typeof paymentVoidSchema>;
