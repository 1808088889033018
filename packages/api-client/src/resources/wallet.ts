import type { banksAnswer, Ledger, NewBank, Wallet, WalletEntry, WalletTransfer } from '@handset/domain';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import { type Answer, answerShapes } from '../wire/answerShapes.ts';
import { fromWire, toWire } from '../wire/money.ts';
import type { ListQuery } from './parties.ts';

/** Bank accounts. */
export function bankCalls(transport: Transport) {
  return {
    list: async () => (await transport.get<Answer<typeof banksAnswer>>('api/banks/getAllBanks')).banks,
    create: (bank: NewBank, submission: Submission) =>
      transport.send<{ message: string }>(
        'POST',
        'api/banks',
        toWire(bank, { openingBalance: 'money' }),
        submission,
      ),
    transactions: async (bankId: string, query?: ListQuery) =>
      fromWire<Ledger>(
        await transport.get(`api/banks/${encodeURIComponent(bankId)}/transactions`, query),
        answerShapes.ledger,
      ),
  };
}

/** Pocket cash and bank balances, and money that moves outside trade. */
export function walletCalls(transport: Transport) {
  return {
    balances: async () =>
      fromWire<{ data: Wallet }>(await transport.get('api/wallet'), answerShapes.wallet).data,
    pocketCash: async (query?: ListQuery) =>
      fromWire<Ledger>(await transport.get('api/pocketCash/transactions', query), answerShapes.ledger),
    enter: (entry: WalletEntry, submission: Submission) =>
      transport.send<{ message: string }>(
        'POST',
        'api/wallet/entry',
        toWire(entry, { amount: 'money' }),
        submission,
      ),
    transfer: (transfer: WalletTransfer, submission: Submission) =>
      transport.send<{ message: string }>(
        'POST',
        'api/wallet/transfer',
        toWire(transfer, { amount: 'money' }),
        submission,
      ),
  };
}
