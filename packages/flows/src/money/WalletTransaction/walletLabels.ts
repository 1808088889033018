import { type Locale, ruleMessage } from '@handset/domain';
import type { WalletLabels } from '@handset/ui';
import type { WalletMessages } from './walletMessages.ts';

/** Labels of the wallet dialog in the trade's words. Errors use the messages of the domain's rules. */
export function walletLabels(messages: WalletMessages, locale: Locale): WalletLabels {
  return {
    title: messages.title,
    method: messages.method,
    cash: messages.methods.wallet,
    account: messages.methods.bank,
    both: messages.methods.both,
    accountSelect: messages.bankAccount,
    accountAmount: messages.amountFromBank,
    cashAmount: messages.amountFromPocket,
    accountAmountIn: messages.amountToBank,
    cashAmountIn: messages.amountToPocket,
    amountDue: messages.amountDue,
    remaining: messages.remaining,
    over: messages.tooMuch,
    balances: messages.balances,
    noAccounts: messages.noBanks,
    loadingAccounts: messages.loadingBanks,
    chooseMethod: messages.chooseMethod,
    chooseAccount: ruleMessage('payment.bank', locale),
    enterAccountAmount: ruleMessage('payment.bank-amount', locale),
    enterAmount: ruleMessage('required', locale),
    mustMeetDue: () => ruleMessage('payment.total', locale),
    belowZero: messages.belowZero,
    askAccountTitle: messages.bankAmountTitle,
    askAccountOut: messages.bankAmountOut,
    askAccountIn: messages.bankAmountIn,
    askCashTitle: messages.pocketAmountTitle,
    askCashOut: messages.pocketAmountOut,
    askCashIn: messages.pocketAmountIn,
  };
}
