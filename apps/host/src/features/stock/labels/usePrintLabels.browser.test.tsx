import { ToastProvider } from '@handset/ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { plugInPrinter } from '../../../kit/printer/pluggedPrinter.fixtures.ts';
import { InShop } from '../../../kit/session/InShop.fixtures.tsx';
import { preferences } from '../../../kit/session/usePreferences.ts';
import { usePrintLabels } from './usePrintLabels.tsx';

const phones = Array.from({ length: 12 }, (_, place) => {
  const imei1 = `35693803000${1000 + place}`;
  const names = { companyName: 'Samsung', modelName: 'Galaxy A15', ramMemory: '6/128' };
  const rest = { color: 'Black', specifications: null, demandPrice: 5_140_000, finalPrice: null };
  return { _id: imei1, imei1, ...names, ...rest };
});

function Labels() {
  const { printLabels, sheet } = usePrintLabels();
  return (
    <>
      <button type="button" onClick={() => void printLabels(phones)}>
        Print labels
      </button>
      {sheet}
    </>
  );
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
/** The IMEIs of the labels that were printed. */
const printed = () =>
  window.plugged.printed.map(
    (bytes) => /BARCODE.*"(\d{15})"/.exec(new TextDecoder().decode(Uint8Array.from(bytes)))?.[1],
  );

beforeEach(() => {
  plugInPrinter();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  preferences.choose({ labelPrinter: null });
  vi.restoreAllMocks();
});

it('says how many labels were sent before the printer was unplugged, and prints the rest alone', async () => {
  const device = { vendorId: 0x04b8, productId: 0x0202 };
  preferences.choose({
    labelPrinter: { connection: 'usb', device, name: '', baudRate: 9600, language: 'tspl' },
  });
  await render(
    <InShop answer={async () => Response.json({}, { status: 404 })}>
      <ToastProvider>
        <Labels />
      </ToastProvider>
    </InShop>,
  );
  window.plugged.piecesLeft = 1;
  await press('Print labels');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/The printer is not connected\..* 1 of 12 labels were sent\./);
  window.plugged.piecesLeft = Number.POSITIVE_INFINITY;
  await press('Print the rest');
  await expect.poll(printed).toEqual(phones.map(({ imei1 }) => imei1));
  expect(window.plugged.dialogs).toBe(0);
});
