import type { DispatchReturn, NewDispatch, Sale } from '@handset/domain';
import { path, read, write } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import {
  dispatchChangedShape,
  dispatchDetailShape,
  dispatchesShape,
  dispatchSettledShape,
} from '../wire/answerShapes.ts';
import { toWire } from '../wire/money.ts';
import type { ListQuery } from './queries.ts';
import { type SalePictures, saleForm } from './sales.ts';

/** Which dispatches a list shows. */
export interface DispatchQuery extends ListQuery {
  /** `open`, `overdue`, `closed`; several with commas. */
  state?: string | readonly string[] | undefined;
  personId?: string | undefined;
}

/** Phones sent out without a sale. */
export function dispatchCalls(transport: Transport) {
  return {
    list: (query?: DispatchQuery) => read(transport, dispatchesShape, 'api/dispatch', query),
    detail: async (id: string) => (await read(transport, dispatchDetailShape, path`api/dispatch/${id}`)).data,
    create: (dispatch: NewDispatch, submission: Submission) =>
      write(
        transport,
        dispatchChangedShape,
        { method: 'POST', path: 'api/dispatch', body: toWire(dispatch, { units: [{ price: 'money' }] }) },
        submission,
      ),
    /** Puts phones that came back in stock again. */
    takeBack: (id: string, taking: DispatchReturn, submission: Submission) =>
      write(
        transport,
        dispatchChangedShape,
        { method: 'POST', path: path`api/dispatch/${id}/return`, body: taking },
        submission,
      ),
    /** Sells phones that are out. */
    settle: (id: string, sale: Sale, pictures: SalePictures, submission: Submission) =>
      write(
        transport,
        dispatchSettledShape,
        { method: 'POST', path: path`api/dispatch/${id}/settle`, body: saleForm(sale, pictures) },
        submission,
      ),
  };
}
