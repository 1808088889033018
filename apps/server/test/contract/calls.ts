import type { Calls } from './ContractWorld.ts';
import { accessCalls } from './calls/accessCalls.ts';
import { exportCalls } from './calls/exportCalls.ts';
import { moneyCalls } from './calls/moneyCalls.ts';
import { partyCalls } from './calls/partyCalls.ts';
import { purchaseCalls } from './calls/purchaseCalls.ts';
import { saleCalls } from './calls/saleCalls.ts';
import { shopCalls } from './calls/shopCalls.ts';

/** A request that succeeds, for every call of the API. */
export const calls: Calls = {
  ...accessCalls,
  ...shopCalls,
  ...partyCalls,
  ...moneyCalls,
  ...purchaseCalls,
  ...saleCalls,
  ...exportCalls,
};
