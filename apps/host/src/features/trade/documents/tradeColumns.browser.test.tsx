import { createTransport } from '@handset/api-client';
import { ApiProvider } from '@handset/api-client/swr';
import type { PurchaseRow, SaleRow } from '@handset/domain';
import { DataTable, type DataTableColumn, useWords } from '@handset/ui';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { purchaseColumns } from '../purchases/purchaseColumns.tsx';
import { purchaseWords } from '../purchases/purchaseWords.ts';
import { saleColumns } from '../sales/saleColumns.tsx';
import { saleWords } from '../sales/saleWords.ts';
import { useCustomerName } from '../sales/useCustomerName.ts';

const transport = createTransport({
  getBaseURL: () => '/',
  getToken: () => 'token',
  fetch: async () => Response.json({ data: { today: '2026-11-30', countTolerance: 0 } }),
});
const phone = { companyName: 'Tecno', modelName: 'Camon 30 Premier', imei1: '357441321128782' };
const sale = {
  ...{ _id: '1', invoiceNumber: 'INV-39', date: '2026-11-30', person: { name: 'Imtiaz Ahmed' } },
  ...{ sellingType: 'Credit', status: 'posted', phones: [phone, phone], accessories: [] },
  ...{ total: 7_950_000, received: 0, profit: null, createdBy: 'Ali' },
} as object as SaleRow;
const due = { ...sale, outstanding: 14_030_000, dueDate: '2026-12-14' };
const late = { ...sale, _id: '2', outstanding: 1_120_000, dueDate: '2026-11-27' };
const paid = { ...sale, _id: '3', outstanding: 0, dueDate: '2026-11-27' };

function Invoices() {
  const columns: DataTableColumn<SaleRow>[] = saleColumns(
    useWords(saleWords),
    useFormat(),
    false,
    useCustomerName(),
  );
  return <DataTable label="Invoices" columns={columns} rows={[due, late, paid]} getKey={({ _id }) => _id} />;
}

const slip = {
  ...{ _id: '1', slipNumber: 'PS-7', date: '2026-11-30', person: { name: 'Ali Traders' }, models: [] },
  ...{ status: 'posted', phones: [phone], quantity: 1, total: 7_950_000, paid: 0, createdBy: 'Ali' },
  ...{ purchasePaymentStatus: 'pending', eGadgetStatus: 'cleared', outstanding: 14_030_000 },
} as object as PurchaseRow;
const slips = [
  { ...slip, dateOfPayment: '2026-12-14' },
  { ...slip, _id: '2', dateOfPayment: '2026-11-27' },
  { ...slip, _id: '3', dateOfPayment: null },
];

function Slips() {
  const columns: DataTableColumn<PurchaseRow>[] = purchaseColumns(useWords(purchaseWords), useFormat());
  return <DataTable label="Slips" columns={columns} rows={slips} getKey={({ _id }) => _id} />;
}

const show = (list = <Invoices />) => render(<ApiProvider client={{ transport }}>{list}</ApiProvider>);
const texts = (part: string) =>
  [...document.querySelectorAll(`[role=row][data-index] ${part}`)].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
afterEach(() => page.viewport(1280, 800));

it('says at a desk until when a sale is to be paid, or how late it is, and shortens the model alone', async () => {
  await page.viewport(1000, 800);
  await show();
  await expect.element(page.getByText('3 days late')).toBeVisible();
  expect(texts('[aria-colindex="5"]')).toEqual(['Due 14 Dec', '3 days late', 'Credit']);
  expect(texts('[aria-colindex="4"]')[0]).toBe('Camon 30 Premier…128782+ 1');
  const cell = document.querySelector('[role=gridcell][aria-colindex="4"]') as HTMLElement;
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
});

it('says it on a phone beside the amount, with the end of the IMEI uncut', async () => {
  await page.viewport(390, 800);
  await show();
  await expect.element(page.getByText('late', { exact: true })).toBeVisible();
  expect(texts('[data-place=state]')).toEqual(['Due Rs 140,300 · 14 Dec', 'Due Rs 11,200 · late', 'Credit']);
  const details = [...document.querySelectorAll('[role=row][data-index="0"] [data-place=detail]')];
  expect(details.map(({ textContent }) => textContent)).toEqual(['INV-39', 'Camon 30 Premier…128782+ 1']);
  const [line, others] = [details.at(-1), details.at(-1)?.querySelector('bdi:last-child')].map((part) =>
    part?.getBoundingClientRect(),
  );
  expect(others?.right).toBeLessThanOrEqual(line?.right ?? 0);
});

it('says at a desk and on a phone until when a slip is to be paid', async () => {
  await page.viewport(1000, 800);
  await show(<Slips />);
  await expect.element(page.getByText('3 days late')).toBeVisible();
  expect(texts('[aria-colindex="4"]')).toEqual(['Due 14 Dec', '3 days late', 'Pending']);
  await page.viewport(390, 800);
  await expect.element(page.getByText('late', { exact: true })).toBeVisible();
  const due = 'Due Rs 140,300';
  expect(texts('[data-place=state]')).toEqual([`${due} · 14 Dec`, `${due} · late`, due]);
  expect(texts('').map((row) => row?.includes('30 Nov'))).toEqual([false, false, true]);
});
