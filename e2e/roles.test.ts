import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStaffedShop, type StaffedShop, sold } from './openStaffedShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const dashboard = '/app/dashboard';

/** Actions and refusals of each role. */
describe('roles', () => {
  let shop: StaffedShop;

  beforeAll(async () => {
    shop = await openStaffedShop();
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const main = (person: Shopkeeper) => person.page.getByRole('main');

  it('offers the registration of shops to a registrar alone', async () => {
    for (const [person, count] of [
      [shop.keeper, 0],
      [shop.employee, 0],
      [shop.registrar, 1],
    ] as const) {
      await person.open('/');
      const menu = person.page.getByRole('navigation', { name: 'Main menu' });
      await menu.getByRole('button', { name: 'Help' }).waitFor();
      expect(await menu.getByRole('button', { name: 'Shop Registration' }).count()).toBe(count);
      // Their way in is the list of shops, whose group stands open in the menu.
      if (count > 0) await menu.getByRole('link', { name: 'Shop Records' }).waitFor();
      expect(await menu.getByRole('link', { name: /Add New Shop|Shop Records/ }).count()).toBe(count * 2);
    }
  });

  it.each([
    ['Void', () => `/purchase/purchaseRecords/${shop.ids.oldSlip}`, /only the owner of the shop/i],
    [
      'Return to supplier',
      () => `/purchase/purchaseRecords/${shop.ids.oldSlip}`,
      /only the owner of the shop/i,
    ],
    [
      'Edit bank account',
      () => `${dashboard}/bankTransaction/${shop.ids.bank}`,
      /only the owner of the shop/i,
    ],
    ['Add bank account', () => `${dashboard}/wallet`, /only the owner of the shop/i],
    ['Adjust', () => `${dashboard}/partyLedger/${shop.ids.party}`, /only the owner of the shop/i],
  ])('tells an employee why not: %s', async (button, path, reason) => {
    await shop.employee.open(path());
    const pressed = main(shop.employee).getByRole('button', { name: button, exact: true }).first();
    await pressed.waitFor();
    expect(await pressed.isDisabled()).toBe(true);
    await pressed.locator('..').focus();
    await shop.employee.page.getByText(reason).first().waitFor();
  });

  it('lets an employee do the daily work: take a claim, count a drawer, set accessories right', async () => {
    await shop.employee.open(`${dashboard}/mobile-details?id=${await shop.books.phone(sold)}`);
    await shop.employee.press('Warranty claim');
    await shop.employee.dialog.getByRole('textbox', { name: 'What is wrong' }).fill('The screen flickers');
    await shop.employee.save();
    await shop.employee.sees('The warranty claim is recorded');
    for (const [path, button] of [
      [`${dashboard}/pocketCashTransactions/cash`, 'Cash count'],
      [`${dashboard}/addAccessory?id=${shop.ids.accessory}`, 'Adjust'],
      [`${dashboard}/bulkPhoneDetail/${shop.ids.lot}`, 'Add payment'],
    ] as const) {
      await shop.employee.open(path);
      const act = main(shop.employee).getByRole('button', { name: button, exact: true });
      await act.waitFor();
      expect(await act.isEnabled(), path).toBe(true);
    }
  });
});
