import type { Locator, Page } from 'playwright';
import { PASSWORD } from './accounts.ts';
import { browserHolds } from './browserHolds.ts';

/** Somebody at the counter, who does with the page what a hand would do. */
export class Shopkeeper {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  /** Opens an address, and waits until the app has drawn it: what was last seen there is of no use. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.locator('#root > :not([inert])').first().waitFor({ state: 'attached' });
  }

  /** Changes a preference of this browser in place, in all of its tabs. */
  async prefer(name: string, value: unknown): Promise<void> {
    await this.page.evaluate(
      ([key, text]) => {
        localStorage.setItem(key, text);
        // Only other tabs are told by the browser.
        dispatchEvent(new StorageEvent('storage', { key }));
      },
      [`preference:${name}`, JSON.stringify(value)] as const,
    );
  }

  /** Tells the page that its line is back. The page then asks again for what is older than two seconds. */
  async reconnect(): Promise<void> {
    await this.page.evaluate(() => dispatchEvent(new Event('online')));
  }

  /** Waits for a toast of exactly these words. */
  async sees(text: string): Promise<void> {
    await this.page.getByText(text, { exact: true }).first().waitFor();
  }

  /** Waits until the page shows an amount, whatever kind of space it is written with. */
  async shows(amount: string): Promise<void> {
    const pattern = new RegExp(amount.replace(/\s/g, '\\s'));
    await this.page.getByRole('main').getByText(pattern).first().waitFor();
  }

  async press(name: string, within: Locator | Page = this.page, { clicks = 1 } = {}): Promise<void> {
    await within.getByRole('button', { name, exact: true }).first().click({ clickCount: clicks });
  }

  /** Presses the Save of the open dialog. */
  async save({ clicks = 1 } = {}): Promise<void> {
    await this.press('Save', this.dialog, { clicks });
  }

  /** Agrees to what the open question says that a submission changes, by a part of its button, which may name the sum. */
  async confirm(button: string, { clicks = 1 } = {}): Promise<void> {
    const question = this.page.getByRole('alertdialog');
    await question.getByRole('button', { name: button }).click({ clickCount: clicks });
  }

  /** Everything that is typed, chosen and attached in the open dialog, in order. */
  entries(): Promise<string[]> {
    const kept = 'input:not([type=file]), select, textarea, img, [role=spinbutton]';
    return this.dialog.locator(kept).evaluateAll((parts) =>
      parts.map((part) => {
        if (part instanceof HTMLImageElement) return part.alt;
        if (part.role === 'spinbutton') return part.textContent ?? '';
        const { type, value, checked } = part as HTMLInputElement;
        return type === 'radio' || type === 'checkbox' ? `${value}: ${checked}` : value;
      }),
    );
  }

  async signUp(username: string, { clicks = 1 } = {}): Promise<void> {
    await this.open('/auth/signup-1');
    await this.page.getByLabel('Shop name').fill('Hall Road Mobiles');
    await this.page.getByLabel('Your name').fill('Bilal Ahmed');
    await this.page.getByLabel('Phone number').fill('0300 1234567');
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await this.press('Sign up', this.page, { clicks });
    await this.page.getByRole('button', { name: 'Purchase Phone' }).waitFor();
  }

  async signIn(username: string, password = PASSWORD): Promise<void> {
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByRole('textbox', { name: 'Password' }).fill(password);
    await this.press('Sign in');
  }

  /** The user in the browser's storage. */
  storedUser(): Promise<unknown> {
    return this.page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
  }

  /** The token in the browser's storage. */
  token(): Promise<string> {
    return this.page.evaluate(() => localStorage.getItem('token') ?? '');
  }

  /** Waits until the browser keeps what was typed. */
  async keeps(text: string): Promise<void> {
    await browserHolds(this.page, { database: 'handset', table: 'drafts' }, text);
  }

  async signOut(): Promise<void> {
    await this.press('Settings');
    await this.page.getByRole('menuitem', { name: 'Logout' }).click();
  }

  /** Sets the PIN by which whoever is signed in takes this device over. */
  async setPin(pin: string): Promise<void> {
    await this.press('Settings');
    await this.page.getByRole('menuitem', { name: 'PIN' }).click();
    await this.dialog.getByLabel('Your password').fill(PASSWORD);
    await this.dialog.getByLabel('New PIN').fill(pin);
    await this.save();
    await this.sees('PIN saved');
  }

  /** Types rupees into a money field of the open dialog. */
  async amount(label: string | RegExp, rupees: string): Promise<void> {
    const field = this.dialog.getByRole('textbox', { name: label }).first();
    await field.fill(rupees);
    await field.blur();
  }

  /** Types a date into the last field of that name, day first as the shop writes it. */
  async date(label: string, day: string): Promise<void> {
    const [year, month, ofMonth] = day.split('-');
    await this.dialog
      .getByRole('spinbutton', { name: new RegExp(`^day.*${label}`, 'i') })
      .last()
      .click();
    await this.page.keyboard.type(`${ofMonth}${month}${year}`);
  }

  /** Chooses from a searchable select by typing; what is not there yet is created, where that is offered. */
  async search(label: string | RegExp, text: string): Promise<void> {
    const box = this.dialog.getByRole('combobox', { name: label }).first();
    await box.click();
    await box.fill(text);
    await this.page.getByRole('listbox').getByRole('option').first().click();
  }

  /** Chooses one of the segments or radios of the open dialog. */
  async choose(option: string): Promise<void> {
    await this.dialog.getByRole('radiogroup').getByText(option, { exact: true }).first().click();
  }

  async deposit(rupees: string, reason: string): Promise<void> {
    await this.press('Deposit');
    await this.amount('Amount', rupees);
    await this.dialog.getByLabel('Reason').selectOption(reason);
    await this.save();
    await this.confirm('Record entry');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  async addBank(name: string, opening: string): Promise<void> {
    await this.press('Add bank account');
    await this.dialog.getByLabel('Bank name').fill(name);
    await this.amount('Opening balance', opening);
    await this.save();
    await this.confirm('Add Bank');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  async openSlip(): Promise<void> {
    await this.press('Purchase Phone');
    await this.press('Single Phone Purchase', this.dialog);
    await this.page.getByRole('heading', { name: 'Purchase Phone Slip' }).waitFor();
  }

  async createEntity(name: string, number: string, reference: string): Promise<void> {
    await this.choose('Create New');
    await this.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await this.dialog.getByRole('textbox', { name: 'Number' }).fill(number);
    await this.dialog.getByRole('textbox', { name: 'Reference' }).fill(reference);
  }

  async fillPhone(phone: {
    /** Left out where the seller's is on file. */
    cnic?: string | undefined;
    company: string;
    model: string;
    imei: string;
    isNew?: boolean;
  }): Promise<void> {
    if (phone.cnic) await this.dialog.getByLabel('CNIC No#').fill(phone.cnic);
    await this.search('Company', phone.company);
    await this.search('Model', phone.model);
    await this.dialog.getByRole('textbox', { name: 'IMEI #1' }).fill(phone.imei);
    await this.choose(phone.isNew ? 'New' : 'Used');
    await this.search('RAM/Memory', '4/128');
    await this.dialog.getByLabel('Specifications').selectOption('PTA');
  }

  async fillPrices(purchase: string, demand: string, final: string): Promise<void> {
    await this.amount('Purchase Price', purchase);
    await this.amount('Demand Price', demand);
    await this.amount('Final Price', final);
  }

  async attach(slot: string, picture: Buffer): Promise<void> {
    const group = this.dialog.getByRole('group', { name: slot });
    const file = { name: 'picture.png', mimeType: 'image/png', buffer: picture };
    await group.locator('input[type=file]').first().setInputFiles(file);
    await group.getByRole('img', { name: file.name }).waitFor();
  }

  /** A picture, drawn by the browser itself. */
  async picture({ width = 100, height = 140 } = {}): Promise<Buffer> {
    const base64 = await this.page.evaluate(
      (size) => {
        const canvas = Object.assign(document.createElement('canvas'), size);
        canvas.getContext('2d')?.fillRect(10, 10, 80, 120);
        return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
      },
      { width, height },
    );
    return Buffer.from(base64, 'base64');
  }

  async postSlip({ clicks = 1 } = {}): Promise<void> {
    await this.press('Save', this.dialog);
    const post = this.page.getByRole('alertdialog').getByRole('button', { name: 'Post purchase' });
    await post.click({ clickCount: clicks });
  }

  /** Waits until the slip has closed and said so; the toast alone may be that of the slip before. */
  async slipIsPosted(): Promise<void> {
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
    await this.sees('Purchase Phone Record Added Successfully');
  }

  /** Leaves the open form and lets go of what was typed. */
  async discard(): Promise<void> {
    await this.press('Cancel', this.dialog);
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  async payFromPocket(button: string): Promise<void> {
    await this.#wallet(button, 'Pocket Cash');
    await this.#saveAmount('Pocket cash amount');
    await this.#saveWallet();
  }

  /** Pays from the only bank of the shop, whose amount is asked for at once. */
  async payFromBank(button: string): Promise<void> {
    await this.#wallet(button, 'Bank');
    await this.#saveAmount('Bank amount');
    await this.#saveWallet();
  }

  /** Pays `fromBank` rupees from the only bank and the rest of what is due from the till. */
  async payBoth(button: string, fromBank: string): Promise<void> {
    await this.#wallet(button, 'Both');
    await this.#saveAmount('Bank amount', fromBank);
    await this.#saveAmount('Pocket cash amount');
    await this.#saveWallet();
  }

  async openSale(): Promise<void> {
    await this.press('Sale Mobile');
    await this.page.getByRole('heading', { name: 'Sale Mobile' }).waitFor();
  }

  /** Lists the unfinished sales above the fields of the open sale. */
  async listParked(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^\d+ parked$/, expanded: false }).click();
  }

  /** Asks for somebody else than the walk-in customer of the open sale. */
  async changeCustomer(): Promise<void> {
    await this.press('Change', this.dialog);
  }

  /** Puts a new customer on the open sale. */
  async newCustomer(name: string, number?: string): Promise<void> {
    await this.changeCustomer();
    await this.choose('New Customer');
    await this.dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    if (number) await this.dialog.getByRole('textbox', { name: 'Number' }).fill(number);
  }

  /** Keys that say themselves how many milliseconds they are apart, however slowly a busy machine hands them over. */
  async scan(code: string, gap = 5): Promise<void> {
    const browser = await this.page.context().newCDPSession(this.page);
    const start = Date.now() / 1000;
    const keys = [...code].map((digit) => ({ key: digit, text: digit }));
    for (const [index, key] of [...keys, { key: 'Enter', text: '\r' }].entries()) {
      const timestamp = start + (index * gap) / 1000;
      await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, timestamp });
      await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key: key.key, timestamp });
    }
    await browser.detach();
  }

  /** Types digits and Enter, as far apart as a hand does. */
  async enter(digits: string): Promise<void> {
    await this.scan(digits, 200);
  }

  /** Finds a phone by the last six digits of its IMEI and puts it on the sale. */
  async addPhone(imei: string, price: string): Promise<void> {
    await this.search('Search phone by IMEI', imei.slice(-6));
    await this.amount('Price', price);
    await this.press('Add', this.dialog);
  }

  async fillExchange(phone: { company: string; model: string; imei: string; value: string }): Promise<void> {
    await this.search('Company', phone.company);
    await this.search('Model', phone.model);
    await this.dialog.getByRole('textbox', { name: 'IMEI #1' }).fill(phone.imei);
    await this.amount(/value/i, phone.value);
  }

  /** The invoice alone is on the paper. */
  async looksPrinted(): Promise<void> {
    await this.page.emulateMedia({ media: 'print' });
    await this.page.getByRole('navigation', { name: 'Main menu' }).waitFor({ state: 'hidden' });
    await this.page.emulateMedia({ media: null });
  }

  async #wallet(button: string, method: string): Promise<void> {
    await this.press(button, this.dialog);
    await this.page.getByRole('heading', { name: 'Wallet Transaction' }).waitFor();
    await this.dialog.getByLabel('Payment method').selectOption({ label: method });
  }

  async #saveAmount(title: string, rupees?: string): Promise<void> {
    const heading = this.page.getByRole('heading', { name: title });
    await heading.waitFor();
    if (rupees) await this.amount(title, rupees);
    await this.save();
    await heading.waitFor({ state: 'detached' });
  }

  async #saveWallet(): Promise<void> {
    await this.save();
    await this.page.getByRole('heading', { name: 'Wallet Transaction' }).waitFor({ state: 'detached' });
  }
}
