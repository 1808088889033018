import { type DispatchReturn, dispatchContract, type NewDispatch, type Sale } from '@handset/domain';
import { callsOver, type QueryOf } from '../client/callsOver.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import { type SalePictures, saleDraft } from './sales.ts';

/** Filters of a list of dispatches. */
export type DispatchQuery = QueryOf<typeof dispatchContract.list>;

/** Phones sent out without a sale. */
export function dispatchCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    list: (query?: DispatchQuery) => call(dispatchContract.list, { query }),
    detail: async (id: string) => (await call(dispatchContract.detail, { params: { id } })).data,
    create: (dispatch: NewDispatch, submission: Submission) =>
      call(dispatchContract.create, { body: dispatch, submission }),
    /** Returns dispatched phones to stock. */
    takeBack: (id: string, taking: DispatchReturn, submission: Submission) =>
      call(dispatchContract.takeBack, { params: { id }, body: taking, submission }),
    /** Sells phones that are out. */
    settle: (id: string, sale: Sale, pictures: SalePictures, submission: Submission) =>
      call(dispatchContract.settle, { params: { id }, body: saleDraft(sale), files: pictures, submission }),
  };
}
