import { usePurchase } from '@handset/api-client/swr';
import { ToastProvider } from '@handset/ui';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReceiptDialog } from '../../features/money/parties/ReceiptDialog.tsx';
import { PurchasePaper } from '../../features/trade/purchases/PurchasePaper.tsx';
import { plugInPrinter } from '../../kit/printer/pluggedPrinter.fixtures.ts';
import { InShop } from '../../kit/session/InShop.fixtures.tsx';
import { preferences } from '../../kit/session/usePreferences.ts';

const today = '2026-11-30';
const shop = { name: 'Hall Road', number: '03001234567', paper: 'A4', today, countTolerance: 0 };
const person = { _id: 'p', name: 'Ali Raza', number: '03211234567', reference: '' };
const cash = { date: today, pocketCash: 45_000, accountCash: 0, bank: null };
const byBank = { ...cash, pocketCash: 0, accountCash: 45_000, bank: { bankName: 'HBL' } };
const earlier = { ...cash, date: '2026-11-29' };

const prices = { purchasePrice: 45_000, demandPrice: null, finalPrice: null };
const slip = {
  ...{ slipNumber: 'PS-7', person, fatherName: null, cnic: '3520212345671', status: 'posted' },
  ...{ payableLater: 0, dateOfPayment: null, createdBy: 'Sana', eGadget: { status: 'not-checked' } },
  ...{ accessories: { box: true, charger: false, handFree: false }, payments: [], returns: [] },
  ...{ total: 45_000, returned: 0, refunded: 0, letGo: 0, outstanding: 0 },
  ...{ paid: 45_000, paidAtPurchase: 45_000, paidLater: 0 },
  units: [
    {
      companyName: 'Samsung',
      modelName: 'Galaxy A15',
      imei1: '356938035643809',
      condition: 'Used',
      ...prices,
    },
  ],
};
const payment = {
  ...{ kind: 'payment', direction: 'out', voucher: 'PV-3', person, amount: 45_000, note: null },
  ...{ reversedBy: null, createdBy: 'Sana', allocated: [], givenBack: 0, advance: 0 },
  ...{ balanceBefore: -45_000, balanceAfter: 0 },
};

function Slip() {
  const { data: purchase } = usePurchase('slip');
  return purchase ? <PurchasePaper purchase={purchase} onClose={() => {}} /> : null;
}

const papers = {
  slip: { paper: <Slip />, title: 'Purchase slip', made: slip },
  payment: { paper: <ReceiptDialog onClose={() => {}} />, title: 'Payment voucher', made: payment },
};

function show(of: (typeof papers)['slip' | 'payment'], moved: object) {
  return render(
    <InShop
      address="/?open=receipt&about=payment"
      answer={async (url) => {
        const data = String(url).includes('/shop/mine') ? shop : { ...of.made, ...moved };
        return Response.json({ data });
      }}
    >
      <ToastProvider>{of.paper}</ToastProvider>
    </InShop>,
  );
}

beforeEach(() => {
  plugInPrinter();
  const device = { vendorId: 0x04b8, productId: 0x0202 };
  const printer = { connection: 'usb', device, name: '', baudRate: 9600 } as const;
  preferences.choose({
    receiptPrinter: { ...printer, language: 'esc-pos', width: 80, opensDrawer: true },
  });
});
afterEach(() => preferences.choose({ receiptPrinter: null }));

it.each([
  { name: 'a slip that was paid in cash today', of: papers.slip, moved: cash, opens: true },
  { name: 'a slip that was paid by bank', of: papers.slip, moved: byBank, opens: false },
  { name: 'a slip of an earlier day', of: papers.slip, moved: earlier, opens: false },
  { name: 'a void slip of today', of: papers.slip, moved: { ...cash, status: 'void' }, opens: false },
  { name: 'a payment in cash', of: papers.payment, moved: cash, opens: true },
  { name: 'a payment by bank', of: papers.payment, moved: byBank, opens: false },
  { name: 'a payment that was undone', of: papers.payment, moved: { ...cash, reversedBy: 9 }, opens: false },
])('prints $name on the receipt printer, and opens the drawer: $opens', async ({ of, moved, opens }) => {
  await show(of, moved);
  await expect.element(page.getByRole('article', { name: of.title })).toBeVisible();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const printed = () => String.fromCharCode(...window.plugged.printed.flat());
  // The paper is cut at last.
  await expect.poll(() => printed().slice(-8), { timeout: 10_000 }).toContain('\x1dV');
  expect(printed().slice(0, 40).includes('\x1bp')).toBe(opens);
  expect(window.plugged.dialogs).toBe(0);
});

it('has the last six digits of an IMEI larger on a receipt', async () => {
  await show(papers.slip, cash);
  const tail = page.getByRole('article').getByText('643809', { exact: true });
  await expect.element(tail).toBeVisible();
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const [digits, whole] = [tail.element(), tail.element().parentElement as Element];
  expect(sizeOf(digits) / sizeOf(whole)).toBeCloseTo(1.3);
});
