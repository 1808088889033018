// Uses an example as a shopkeeper does: signs in, buys a phone, gets errors for wrong input, sells the phone.
import { staff } from './exampleShop.mjs';

/**
 * Trades one phone through the example on a page, and checks on the shop's server that it arrived. Returns
 * the problems.
 */
export async function tradeInExample(page, shop, imei) {
  const found = [];
  const expectThat = (isTrue, what) => isTrue || found.push(`  ${what}`);
  const button = (name, inside = page) => inside.getByRole('button', { name, exact: true });
  const dialog = (name) => page.getByRole('dialog', { name });
  const news = page.getByRole('status').filter({ hasText: /Bought|Sold/ });

  const signIn = async (password) => {
    await page.getByLabel('Username').fill(staff.username);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await button('Sign in').click();
  };
  await signIn('not the password');
  await page
    .getByText(/password is wrong/i)
    .first()
    .waitFor();
  await signIn(staff.password);

  const buy = async () => {
    await button('Buy a phone').click();
    const slip = dialog(/Purchase/);
    const field = (label) => slip.getByLabel(label).first();
    const choose = async (label, query, option) => {
      await slip.getByRole('combobox', { name: label }).fill(query);
      await page.getByRole('option', { name: option }).first().click();
    };
    await choose('Party', 'ali', /Ali Raza/);
    await field('CNIC No#').fill('35202-1234567-1');
    await choose('Company', 'sams', 'Samsung');
    await choose('Model', 'A99', 'Galaxy A99');
    await field('IMEI #1').fill(imei);
    await slip.getByText('New', { exact: true }).click();
    await choose('RAM/Memory', '8/256', '8/256');
    await field('Purchase Price').fill('45000');
    await field('Demand Price').fill('54000');
    await field('Final Price').fill('52000');
    await button('Proceed To Pay', slip).click();
    await dialog('Wallet Transaction')
      .getByLabel('Payment method')
      .first()
      .selectOption({ label: 'Pocket Cash' });
    await button('Save', dialog('Pocket cash amount')).click();
    await button('Save', dialog('Wallet Transaction')).click();
    await dialog('Wallet Transaction').waitFor({ state: 'detached' });
    await button('Save', slip).click();
    await button('Post purchase').click();
    return slip;
  };

  const slip = await buy();
  await slip.waitFor({ state: 'detached' });
  await news.filter({ hasText: `Bought Samsung Galaxy A99, ${imei}` }).waitFor();
  expectThat((await shop.stock()).includes(imei), 'The phone that was bought is not in the stock.');

  // The same phone again: the server refuses, and every entry stays.
  const again = await buy();
  await again
    .getByText(/already in stock/i)
    .first()
    .waitFor();
  expectThat(
    (await again.getByLabel('Demand Price').first().inputValue()) !== '',
    'A refusal took what was typed.',
  );
  await page.keyboard.press('Escape');
  await button('Leave').click();
  await again.waitFor({ state: 'detached' });
  expectThat(
    await button('Buy a phone').evaluate((opener) => opener === document.activeElement),
    'Focus did not go back to the button that opened the slip.',
  );

  const sold = await shop.sales();
  await button('Sell a phone').click();
  const sale = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('combobox', { name: 'Search phone by IMEI' }) });
  await sale.getByRole('combobox', { name: 'Customer' }).fill('ali');
  await page
    .getByRole('option', { name: /Ali Raza/ })
    .first()
    .click();
  await sale.getByText('Full Payment').click();
  await sale.getByRole('combobox', { name: 'Search phone by IMEI' }).fill(imei);
  await page.keyboard.press('Enter');
  await button('Add', sale).click();
  await sale.getByRole('button', { name: /^Pocket Cash/ }).click();
  await button('Submit', sale).click();
  await sale.waitFor({ state: 'detached' });
  await news.filter({ hasText: 'Sold on invoice' }).waitFor();
  expectThat(!(await shop.stock()).includes(imei), 'The phone that was sold is still in the stock.');
  expectThat((await shop.sales()) === sold + 1, 'The sale is not in the books.');
  return found;
}
