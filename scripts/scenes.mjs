// Steps of work in the demo shop, for pictures of what forms look like when they are filled.
import { withCheckDigit } from '@handset/domain';

/** A phone of the lot that the demo shop gets for the pictures, and one that it does not have. */
const [inStock, elsewhere] = ['35693803000070', '35693803000072'].map(withCheckDigit);

/**
 * The steps of a keeper whose page is in English, by name, each of which goes on from the one before it.
 * @param ids a sale and a party
 */
export function scenesOf(keeper, { sale, party }) {
  const { page } = keeper;
  const keys = async (...names) => {
    for (const name of names) await page.keyboard.press(name);
  };
  async function beginSale() {
    await page.getByRole('button', { name: 'Sale Mobile' }).waitFor();
    await keys('s');
    await keeper.dialog.getByText('Walk-in customer').waitFor();
  }
  return {
    async saleForCash() {
      await keeper.open('/');
      await beginSale();
      await keeper.addPhone(inStock, '50000');
      await keeper.dialog.getByRole('list', { name: 'Phones' }).waitFor();
      await keys('F4');
    },
    async saleOnCredit() {
      await keeper.changeCustomer();
      await keeper.search('Customer', 'Tariq');
      await keeper.choose('Credit');
    },
    async exchange() {
      await keeper.choose('Exchange');
      await keeper.fillExchange({
        company: 'Samsung',
        model: 'Galaxy A15',
        imei: elsewhere,
        value: '20000',
      });
    },
    async wallet() {
      await keeper.press('Change payment', keeper.dialog);
      await page.getByRole('heading', { name: 'Wallet Transaction' }).waitFor();
    },
    async review() {
      await keeper.press('Cancel', keeper.dialog);
      await keys('F4', 'Control+Enter');
      await page.getByRole('heading', { name: 'Review the sale' }).waitFor();
    },
    unfinishedSale: beginSale,
    async returned() {
      await keeper.open(`/sales/sales/${sale}?act=return`);
      await keeper.choose('Everything');
    },
    async payment() {
      await keeper.open(`/app/dashboard/partyLedger/${party}`);
      await keeper.press('Receive payment');
      await keeper.amount('Amount', '500');
    },
    async closingOfTheDay() {
      await keeper.open('/todayBook');
      await keeper.press('Close day');
      await keeper.dialog.getByLabel('Rs 5,000 ×').fill('10');
    },
    async find() {
      await keeper.open('/');
      await page.getByRole('button', { name: 'Sale Mobile' }).waitFor();
      await keys('/');
      await keeper.dialog.getByRole('combobox').fill('samsung');
      await page.getByRole('option').first().waitFor();
    },
  };
}
