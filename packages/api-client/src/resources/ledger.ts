import type { BalanceSheetAnswer, Dashboard, DayBook, Shop } from '@handset/domain';
import type { Transport } from '../client/transport.ts';
import { answerShapes } from '../wire/answerShapes.ts';
import { fromWire } from '../wire/money.ts';

/** Statements read from the books. */
export function ledgerCalls(transport: Transport) {
  return {
    /** How one day went; the shop's own today when absent. */
    day: async (date?: string) =>
      fromWire<{ data: DayBook }>(await transport.get('api/ledger/day', { date }), answerShapes.day).data,
    balanceSheet: async (asOf?: string) =>
      fromWire<{ data: BalanceSheetAnswer }>(
        await transport.get('api/ledger/balance-sheet', { asOf }),
        answerShapes.balanceSheet,
      ).data,
    dashboard: async () =>
      fromWire<{ data: Dashboard }>(await transport.get('api/dashboard'), answerShapes.dashboard).data,
  };
}

/** The shop itself. */
export function shopCalls(transport: Transport) {
  return {
    mine: async () => (await transport.get<{ data: Shop }>('api/shop/mine')).data,
  };
}
