import * as z from 'zod';
import { daySchema } from '../day/daySchema.ts';
import { MAX_AMOUNT, type MinorUnits } from '../money/money.ts';
import { breaks, type Rule, report } from '../rules/rules.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { asValues, asWire, type Encoding, optional } from '../wire/encoding.ts';

/** Wallet methods, by the specification's values: Pocket Cash, Bank, Both. */
export const WALLET_METHODS = ['wallet', 'bank', 'both'] as const;
export type WalletMethod = (typeof WALLET_METHODS)[number];

/** Types of an account at a bank or wallet service. */
export const ACCOUNT_TYPES = ['Current', 'Saving', 'Wallet', 'Card'] as const;

/** Split of a payment between pocket cash and one bank account, in minor units. */
export interface PaymentSplit {
  pocketCash: MinorUnits;
  accountCash: MinorUnits;
  /** The bank's `_id`; needed when `accountCash` is not zero. */
  bankAccountUsed?: string | undefined;
}

/** The rule that a split breaks against the amount due, with the field at fault. */
export function paymentRule(
  due: MinorUnits,
  split: PaymentSplit,
): { field: keyof PaymentSplit; rule: Rule } | undefined {
  if (split.accountCash > 0 && !split.bankAccountUsed)
    return { field: 'bankAccountUsed', rule: 'payment.bank' };
  if (split.accountCash + split.pocketCash !== due) {
    return {
      field: split.bankAccountUsed && split.accountCash === 0 ? 'accountCash' : 'pocketCash',
      rule: 'payment.total',
    };
  }
  return undefined;
}

/** Payment fields of a document. An absent amount counts as zero. */
type PaymentFields = { [Field in keyof PaymentSplit]?: PaymentSplit[Field] | undefined };

/** Reports the rule that the payment fields of a document break against the amount due; `names` are the document's own for them. */
export function checkPayment(
  ctx: Parameters<typeof report>[0],
  due: MinorUnits,
  { pocketCash = 0, accountCash, bankAccountUsed }: PaymentFields,
  names: Partial<Record<keyof PaymentSplit, string>> = {},
): void {
  const broken = paymentRule(due, { pocketCash, accountCash: accountCash ?? 0, bankAccountUsed });
  if (broken) report(ctx, [names[broken.field] ?? broken.field], broken.rule);
  else if (due > 0 && bankAccountUsed && accountCash === undefined)
    report(ctx, [names.accountCash ?? 'accountCash'], 'payment.bank-amount');
}

/** The bank that a payment goes through: null where the bank pays nothing of it, also if one is named. */
export function bankUsed({ accountCash = 0, bankAccountUsed }: PaymentFields): string | null {
  return accountCash > 0 ? (bankAccountUsed ?? null) : null;
}

/** The wallet method that a split amounts to. */
export function walletMethod(split: PaymentSplit): WalletMethod {
  if (split.accountCash === 0) return 'wallet';
  return split.pocketCash === 0 ? 'bank' : 'both';
}

/** The fields by which every paying document names its money: `bankAccountUsed`, `accountCash`, `pocketCash`. */
export function splitFields(encoding: Encoding) {
  return {
    bankAccountUsed: optional(encoding.id()),
    accountCash: optional(encoding.money()),
    pocketCash: optional(encoding.money()),
  };
}

function bankSchema(encoding: Encoding) {
  return z.strictObject({
    bankName: requiredText(80),
    accountType: z.enum(ACCOUNT_TYPES, breaks('choice')),
    openingBalance: encoding.money().default(0),
    /** The day the opening balance holds on; today when absent. */
    date: daySchema.optional(),
  });
}
/** `POST /api/banks` */
export const newBankRequest = z.lazy(() => bankSchema(asWire));
export const newBankSchema = z.lazy(() => bankSchema(asValues));
export type NewBank = z.output<typeof newBankSchema>;

/** Why money enters or leaves a wallet other than by trade. */
export const WALLET_REASONS = ['opening', 'capital', 'drawing', 'adjustment'] as const;
export type WalletReason = (typeof WALLET_REASONS)[number];

/** The reasons that are the owner's alone. */
export const OWNER_REASONS: readonly WalletReason[] = ['opening', 'capital', 'drawing'];

/** An account that holds money: the till, or `bank:` and the bank's `_id`. */
export function moneyAccount(encoding: Encoding) {
  return z.string().regex(new RegExp(`^(?:cash:pocket|bank:${encoding.idPattern})$`), breaks('invalid'));
}
/** The same as requests name it. */
export const moneyAccountSchema = moneyAccount(asWire);

/** Opening balances and capital only come in. Drawings only go out. */
export const WALLET_DIRECTIONS: Record<WalletReason, readonly ('in' | 'out')[]> = {
  opening: ['in'],
  capital: ['in'],
  drawing: ['out'],
  adjustment: ['in', 'out'],
};

function walletEntrySchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      direction: z.enum(['in', 'out'], breaks('choice')),
      account: moneyAccount(encoding),
      amount: encoding.money({ min: 1, max: MAX_AMOUNT }),
      reason: z.enum(WALLET_REASONS, breaks('choice')),
      /** Required for an adjustment. */
      note: optionalText(400),
      date: daySchema.optional(),
    })
    .superRefine((entry, ctx) => {
      if (!WALLET_DIRECTIONS[entry.reason].includes(entry.direction))
        report(ctx, ['direction'], 'wallet.direction');
      if (entry.reason === 'adjustment' && !entry.note) report(ctx, ['note'], 'wallet.note');
    });
}
/** `POST /api/wallet/entry` */
export const walletEntryRequest = z.lazy(() => walletEntrySchemaOf(asWire));
export const walletEntrySchema = z.lazy(() => walletEntrySchemaOf(asValues));
export type WalletEntry = z.output<typeof walletEntrySchema>;

function walletTransferSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      from: moneyAccount(encoding),
      to: moneyAccount(encoding),
      amount: encoding.money({ min: 1, max: MAX_AMOUNT }),
      note: optionalText(400),
      date: daySchema.optional(),
    })
    .superRefine((transfer, ctx) => {
      if (transfer.from === transfer.to) report(ctx, ['to'], 'account.same');
    });
}
/** `POST /api/wallet/transfer` */
export const walletTransferRequest = z.lazy(() => walletTransferSchemaOf(asWire));
export const walletTransferSchema = z.lazy(() => walletTransferSchemaOf(asValues));
export type WalletTransfer = z.output<typeof walletTransferSchema>;
