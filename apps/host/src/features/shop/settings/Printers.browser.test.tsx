import { createTransport } from '@handset/api-client';
import { ApiProvider } from '@handset/api-client/swr';
import type { Shop } from '@handset/domain';
import { ToastProvider } from '@handset/ui';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { plugInPrinter } from '../../../kit/printer/pluggedPrinter.fixtures.ts';
import type { ReceiptPrinter } from '../../../kit/printer/printer.ts';
import { preferences } from '../../../kit/session/usePreferences.ts';
import { UserContext } from '../../../kit/session/useSession.ts';
import { Printers } from './Printers.tsx';

const user = { _id: 'bilal', role: 'admin', username: 'bilal', shopId: 's', shopName: 'Hall Road' } as const;
const shop = {
  ...{ name: 'Hall Road', number: '03001234567', paper: 'A4', terms: {} },
  ...{ otherNumbers: [], addresses: [], printerAddresses: [] },
} as object as Shop;
const atUsb: ReceiptPrinter = {
  connection: 'usb',
  device: { vendorId: 0x04b8, productId: 0x0202 },
  name: 'EPSON TM-T20',
  baudRate: 115_200,
  language: 'esc-pos',
  width: 80,
  opensDrawer: false,
};
const transport = createTransport({
  getBaseURL: () => '/',
  getToken: () => null,
  fetch: async () => Response.json({ data: shop }),
});

const openPrinters = () =>
  render(
    <UserContext value={user}>
      <ApiProvider client={{ transport }}>
        <ToastProvider>
          <MemoryRouter>
            <Printers shop={shop} />
          </MemoryRouter>
        </ToastProvider>
      </ApiProvider>
    </UserContext>,
  );
const press = (name: string) => page.getByRole('button', { name }).first().click();
const isTestPrinted = () => preferences.get().isTestPrinted;

beforeEach(() => {
  plugInPrinter();
  preferences.choose({ receiptPrinter: atUsb, isTestPrinted: false });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

it('remembers that a test was printed', async () => {
  await openPrinters();
  await press('Test print');
  await expect.poll(isTestPrinted).toBe(true);
});

it('advises what to look at when the browser may not open the printer, and no test was printed', async () => {
  window.plugged.isRefused = true;
  await openPrinters();
  await press('Test print');
  const advice = 'The printer cannot be reached. Another program or its driver may be using it.';
  await expect.element(page.getByRole('alert').getByText(advice)).toBeVisible();
  expect(isTestPrinted()).toBe(false);
});

it('says that no printer was connected when the browser does not let the page ask for one', async () => {
  preferences.choose({ receiptPrinter: null });
  vi.spyOn(navigator.usb, 'requestDevice').mockRejectedValue(
    new DOMException('Access denied.', 'SecurityError'),
  );
  await openPrinters();
  await press('Connect by USB');
  await expect.element(page.getByRole('alert').getByText('The printer was not connected')).toBeVisible();
});

it('prints the test on the paper of the shop by the browser, where no printer is connected', async () => {
  preferences.choose({ receiptPrinter: null });
  await openPrinters();
  await press('Test print');
  expect(window.plugged.dialogs).toBe(1);
  expect(document.querySelector('[data-paper=A4]')?.textContent).toContain('sharp and straight');
  await expect.poll(isTestPrinted).toBe(true);
});
