import type { DispatchReturn, NewDispatch, Sale } from '@handset/domain';
import { type DispatchQuery, dispatchCalls } from '../../resources/dispatches.ts';
import type { SalePictures } from '../../resources/sales.ts';
import type { Id, Of } from '../identity.ts';
import { debts, invoices, money, slips, stock } from '../resources.ts';
import { usePages } from '../usePages.ts';
import { useRecord } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

export const useDispatch = (id: Id) =>
  useRecord('dispatch', id, dispatchCalls, (dispatches, it) => dispatches.detail(it));

/** Dispatches. */
export const useDispatches = (query: DispatchQuery) =>
  usePages('dispatches', query, dispatchCalls, (dispatches, page) => dispatches.list({ ...query, ...page }));

export const useCreateDispatch = () =>
  useWrite(
    dispatchCalls,
    (dispatches, dispatch: NewDispatch, submission) => dispatches.create(dispatch, submission),
    [...stock, ...slips, 'dispatches', 'dispatch', 'persons', 'parties'],
  );

export const useReturnDispatch = () =>
  useWrite(
    dispatchCalls,
    (dispatches, { id, change }: Of<DispatchReturn>, submission) =>
      dispatches.takeBack(id, change, submission),
    [...stock, ...slips, 'dispatches', 'dispatch'],
  );

/** Sells phones that are out. */
export const useSettleDispatch = () =>
  useWrite(
    dispatchCalls,
    (dispatches, it: { id: string; sale: Sale; pictures: SalePictures }, submission) =>
      dispatches.settle(it.id, it.sale, it.pictures, submission),
    [...money, ...debts, ...stock, ...slips, ...invoices, 'dispatches', 'dispatch'],
  );
