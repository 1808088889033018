import { expect } from 'vitest';
import { Shopkeeper } from './Shopkeeper.ts';

/** Waits until a tab says that its sale is open in another one. */
export function saleIsElsewhere(till: Shopkeeper): Promise<void> {
  return till.dialog.getByText(/^This sale is open in another tab/).waitFor();
}

/** The customer's name in the open sale of a tab. */
export function customerOf(till: Shopkeeper): Promise<string> {
  return till.dialog.getByRole('textbox', { name: 'Name' }).inputValue();
}

/** Begins a sale to a customer, and takes it over in a second tab. Tells that tab. */
export async function takeSaleOver(keeper: Shopkeeper, customer: string): Promise<Shopkeeper> {
  await keeper.openSale();
  await keeper.newCustomer(customer);
  await keeper.keeps(customer);
  const other = new Shopkeeper(await keeper.page.context().newPage());
  await other.open(keeper.page.url());
  await saleIsElsewhere(other);
  await other.press('Continue here');
  await expect.poll(() => customerOf(other)).toBe(customer);
  return other;
}
