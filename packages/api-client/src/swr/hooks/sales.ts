import type { Sale, SaleReturn, SaleVoid } from '@handset/domain';
import { parkedSaleCalls, type SalePictures, type SaleQuery, saleCalls } from '../../resources/sales.ts';
import type { Id, Of } from '../identity.ts';
import { accessories, debts, invoices, money, stock } from '../resources.ts';
import { usePages } from '../usePages.ts';
import { useRead, useRecord } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

export const useSale = (id: Id) => useRecord('sale', id, saleCalls, (sales, it) => sales.detail(it));

/** Invoices. */
export const useSales = (query: SaleQuery) =>
  usePages('sales', query, saleCalls, (sales, page) => sales.list({ ...query, ...page }));

export const useCreateSale = () =>
  useWrite(
    saleCalls,
    (sales, { sale, pictures }: { sale: Sale; pictures: SalePictures }, submission) =>
      sales.create(sale, pictures, submission),
    [...money, ...debts, ...stock, ...invoices, ...accessories],
  );

export const useReturnSale = () =>
  useWrite(
    saleCalls,
    (sales, { id, change }: Of<SaleReturn>, submission) => sales.takeBack(id, change, submission),
    [...money, ...debts, ...stock, ...invoices, ...accessories],
  );

export const useVoidSale = () =>
  useWrite(
    saleCalls,
    (sales, { id, change }: Of<SaleVoid>, submission) => sales.void(id, change, submission),
    [...money, ...debts, ...stock, ...invoices, ...accessories],
  );

/** Unfinished sales that any till of the shop can take up. */
export const useParkedSales = () => useRead(['parkedSales'], parkedSaleCalls, (parked) => parked.list());
