import * as z from 'zod';
import { daySchema } from '../day/daySchema.ts';
import { MAX_AMOUNT, type MinorUnits } from '../money/money.ts';
import { idSchema } from '../party/party.ts';
import { breaks, type Rule, report } from '../rules/rules.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { asValues, asWire, type Encoding, optional } from '../wire/encoding.ts';

/** Wallet methods, by the specification's values: Pocket Cash, Bank, Both. */
export const WALLET_METHODS = ['wallet', 'bank', 'both'] as const;
export type WalletMethod = (typeof WALLET_METHODS)[number];

/** What an account at a bank or wallet service is. */
export const ACCOUNT_TYPES = ['Current', 'Saving', 'Wallet', 'Card'] as const;

/** How a payment divides over pocket cash and one bank account, in minor units. */
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

/** The wallet method that a split amounts to. */
export function walletMethod(split: PaymentSplit): WalletMethod {
  if (split.accountCash === 0) return 'wallet';
  return split.pocketCash === 0 ? 'bank' : 'both';
}

/** The fields by which every paying document names its money: `bankAccountUsed`, `accountCash`, `pocketCash`. */
export function splitFields(encoding: Encoding) {
  return {
    bankAccountUsed: optional(idSchema),
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
export const newBankRequest = bankSchema(asWire);
export const newBankSchema = bankSchema(asValues);
export type NewBank = z.output<typeof newBankSchema>;

/** Why money enters or leaves a wallet other than by trade. */
export const WALLET_REASONS = ['opening', 'capital', 'drawing', 'adjustment'] as const;
export type WalletReason = (typeof WALLET_REASONS)[number];

/** An account that holds money: the till, or `bank:` and the bank's `_id`. */
export const moneyAccountSchema = z.string().regex(/^(?:cash:pocket|bank:[0-9a-f-]{36})$/, breaks('invalid'));

/** Opening balances and capital only come in; what the owner draws only goes out. */
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
      account: moneyAccountSchema,
      amount: encoding.money({ min: 1, max: MAX_AMOUNT }),
      reason: z.enum(WALLET_REASONS, breaks('choice')),
      /** An adjustment says what it is for. */
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
export const walletEntryRequest = walletEntrySchemaOf(asWire);
export const walletEntrySchema = walletEntrySchemaOf(asValues);
export type WalletEntry = z.output<typeof walletEntrySchema>;

function walletTransferSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      from: moneyAccountSchema,
      to: moneyAccountSchema,
      amount: encoding.money({ min: 1, max: MAX_AMOUNT }),
      note: optionalText(400),
      date: daySchema.optional(),
    })
    .superRefine((transfer, ctx) => {
      if (transfer.from === transfer.to) report(ctx, ['to'], 'account.same');
    });
}
/** `POST /api/wallet/transfer` */
export const walletTransferRequest = walletTransferSchemaOf(asWire);
export const walletTransferSchema = walletTransferSchemaOf(asValues);
export type WalletTransfer = z.output<typeof walletTransferSchema>;
