import type { Page } from 'playwright';
import type { Shopkeeper } from './Shopkeeper.ts';

export const SELLER = 'Ali Traders';
export const QUEUED = 'Kept on this device. It will be recorded when the server can be reached.';

/** Sells a phone for 50,000 in cash, up to the invoice's Save. */
export async function sell(keeper: Shopkeeper, imei: string, customer: string): Promise<void> {
  await keeper.openSale();
  await keeper.newCustomer(customer, '0333 1112223');
  await keeper.choose('Full Payment');
  await keeper.addPhone(imei, '50000');
  await keeper.payFromPocket('Proceed to get payment');
  await keeper.press('Submit', keeper.dialog);
  await keeper.page.waitForURL('**/invoice/shop?*');
  await keeper.press('Save & print');
}

/** Buys a phone for 30,000 in cash from somebody new, or from a seller whose CNIC is on file. */
export async function buy(keeper: Shopkeeper, imei: string, { isKnown = false } = {}): Promise<void> {
  await keeper.openSlip();
  if (isKnown) await keeper.search('Party', SELLER);
  else await keeper.createEntity(SELLER, '0300 1112233', 'Hall Road');
  await keeper.fillPhone({
    cnic: isKnown ? undefined : '3520212345671',
    company: 'Samsung',
    model: 'A15',
    imei,
  });
  await keeper.fillPrices('30000', '36000', '35000');
  await keeper.payFromPocket('Proceed To Pay');
  await keeper.postSlip();
}

/** Records an expense on the page of expenses. @param rupees the amount, as it is typed */
export async function spend(keeper: Shopkeeper, rupees: string): Promise<void> {
  // A browser draws only the tab in front at full speed.
  await keeper.page.bringToFront();
  await fillExpense(keeper, rupees);
  await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The same, without waiting for its dialog to close. */
export async function fillExpense(keeper: Shopkeeper, rupees: string): Promise<void> {
  await keeper.press('Add expense');
  await keeper.amount('Amount', rupees);
  await keeper.search('Category', 'Rent');
  await keeper.save();
  await keeper.confirm('Record expense');
}

/** Collects the idempotency keys of the changes that a page sends from now on. */
export function keysSent(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}
