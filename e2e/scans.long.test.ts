import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

/** Times between two keys of a scanner, in milliseconds: a USB scanner, a busy machine, and Bluetooth. */
const gaps = [5, 40, 110];
const imei = (number: number) => withCheckDigit(String(35693803100000 + number));
const [traded, sold, kept, unknown, other] = [imei(1), imei(2), imei(3), imei(4), imei(5)];

/** Other codes on a counter: a charger, a SIM, and the end of an IMEI that was scanned while it moved. */
const otherCodes = ['4006381333931', '8992301234567890123', unknown.slice(-9)];

/** What can have focus in a dialog, but for the fields that scans are typed into. */
const stops =
  ':is(input, select, button, [role=spinbutton], [tabindex="0"]):visible:enabled:not([type=file], textarea, [data-scan-field] *, [data-grid-column^=imei] *)';

/** The fields of a page that a scan is not meant for. */
const fields = ':is(input, select, [role=spinbutton]):visible:enabled:not([type=file], [type=search])';

/** The fields of a sale that a scan is meant for. */
const ofPhones = /^(imeiPrices|imei1$|price$)/;

type Scan = (code: string) => Promise<void>;

interface Stop {
  gap: number;
  /** Whether codes that are no IMEI are text there. */
  keepsCodes: boolean | undefined;
}

/** A scanner that meets every field, button and gap: nothing is misplaced, and each scan is answered. */
describe('a scan', () => {
  let shop: Shop;
  let keeper: Shopkeeper;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
    const { bank } = await shop.books.tradeOnce(traded);
    await shop.books.buy(sold, bank);
    await shop.books.sellElsewhere(sold, 52_000);
    await shop.books.putCapital(100_000);
    await shop.books.buyFromPocket(kept);
    await shop.books.buyFromPocket(other);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  it('into a sale adds a phone that is in stock, once, wherever focus is', async () => {
    await fillSale();
    const rows = keeper.dialog.getByRole('list', { name: 'Phones' }).getByRole('listitem');
    await everyStop(async (scan) => {
      await scan(kept);
      await rows.first().waitFor();
      await scan(kept);
      await keeper.dialog.getByText(/is on this sale already$/).waitFor();
      expect(await rows.count()).toBe(1);
      await rows.getByRole('button', { name: 'Remove' }).click();
    }, ofPhones);
  });

  it('into a sale says why any other phone is not added, wherever focus is', async () => {
    await fillSale();
    await everyStop(async (scan, stop) => {
      await scan(sold);
      await keeper.dialog.getByText(/A15: sold to/).waitFor();
      await scan(unknown);
      await keeper.dialog.getByText('No phone with this IMEI was ever in this shop.').waitFor();
      await anotherCodeIsRefused(scan, stop);
    }, ofPhones);
    expect(await keeper.dialog.getByRole('list', { name: 'Phones' }).count()).toBe(0);
  });

  it('into an exchange becomes the IMEI of the phone that is taken in, wherever focus is', async () => {
    await keeper.open('/?open=sale');
    await keeper.dialog.getByText('Walk-in customer').waitFor();
    await keeper.choose('Exchange');
    await keeper.scan(kept);
    await intoField(/^(imei1$|price$|exchangePhoneDetail\.imei1$)/);
  });

  it('of a phone in stock goes into an exchange as a phone to sell, wherever focus is', async () => {
    const rows = keeper.dialog.getByRole('list', { name: 'Phones' }).getByRole('listitem');
    await everyStop(async (scan) => {
      await scan(other);
      await rows.nth(1).waitFor();
      await rows.nth(1).getByRole('button', { name: 'Remove' }).click();
    }, /^(imeiPrices|imei1$|price$)/);
  });

  it('into the grid of a large sale changes no price, wherever focus is', async () => {
    const many = Array.from({ length: 24 }, (_, number) => imei(2000 + number));
    await shop.books.buyLot(many);
    await fillSale();
    await keeper.press('Add several IMEIs', keeper.dialog);
    await keeper.dialog.getByLabel('IMEIs', { exact: true }).fill(many.join('\n'));
    await keeper.press('Add all', keeper.dialog);
    await keeper.dialog.getByText(/^24 phones added/).waitFor();
    await everyStop(async (scan) => {
      await scan(sold);
      await keeper.dialog.getByText(/A15: sold to/).waitFor();
    }, /^(imei1|price)$/);
  });

  it('into a slip becomes the IMEI of the phone, wherever focus is', async () => {
    await keeper.open('/?open=slip');
    await intoField(/^imei1$/);
    await keeper.scan(unknown);
    await everyStop(anotherCodeIsRefused, /^$/);
  });

  it('into a bulk slip becomes the next phone of the lot, wherever focus is', async () => {
    await keeper.open('/?open=bulk');
    await keeper.dialog.getByLabel('Quantity').first().waitFor();
    const fresh = Array.from({ length: 200 }, (_, number) => imei(1000 + number));
    let scanned = 0;
    await everyStop(async (scan) => {
      const next = fresh.pop() ?? '';
      await scan(next);
      scanned += 1;
      await keeper.dialog
        .getByText(new RegExp(`^${scanned} / `))
        .first()
        .waitFor();
      await scan(next);
      await keeper.dialog
        .getByText(/is already entered, in row/)
        .first()
        .waitFor();
      await scan(kept);
      await keeper.dialog
        .getByText(/is already in stock/)
        .first()
        .waitFor();
    }, /units|quantity/);
  });

  it('over a question or a list presses none of its buttons, and is answered', async () => {
    const { page } = keeper;
    for (const gap of gaps) {
      await keeper.open('/?open=purchase');
      await keeper.dialog.getByRole('button', { name: 'Single Phone Purchase' }).waitFor();
      await keeper.scan(unknown, gap);
      await expect.poll(() => imeiOfSlip()).toBe(unknown);

      await keeper.open('/');
      await page.getByRole('button', { name: 'Sale Mobile' }).waitFor();
      await keeper.scan(unknown, gap);
      await keeper.dialog.getByText(unknown).waitFor();
      await keeper.scan(sold, gap);
      await page.waitForURL('**/mobile-details?*');

      await keeper.open('/?open=outbox');
      await keeper.dialog.waitFor();
      await keeper.scan(kept, gap);
      await keeper.sees('Close what is open, then scan again.');
      expect(page.url()).toContain('open=outbox');
    }
  });

  it('into the fields of a page is taken back, and opens what was scanned', async () => {
    for (const path of ['/setup/shop', '/todayBook']) {
      await keeper.open(path);
      await keeper.page.getByRole('main').locator(fields).first().waitFor();
      const count = await keeper.page.getByRole('main').locator(fields).count();
      for (let place = 0; place < count; place += 1) {
        for (const gap of gaps) {
          await keeper.open(path);
          const field = keeper.page.getByRole('main').locator(fields).nth(place);
          await field.focus();
          await keeper.scan(sold, gap);
          await keeper.page.waitForURL('**/mobile-details?*');
          await keeper.page.goBack();
          await keeper.page.waitForURL(`**${path}*`);
          await field.waitFor();
          expect(await typed(), `field ${place} of ${path} at ${gap} ms`).not.toContain(sold.slice(0, 8));
          expect(new URL(keeper.page.url()).search).toBe('');
        }
      }
    }

    /** The text in all fields of the page. */
    async function typed(): Promise<string> {
      const all = await keeper.page
        .getByRole('main')
        .locator('input, textarea, [role=spinbutton]')
        .evaluateAll((them) =>
          them.map((field) => (field as HTMLInputElement).value ?? field.textContent ?? ''),
        );
      return all.join(' ');
    }
  });

  /** Scans something that is no IMEI, another with each gap, and expects an answer, except where codes belong. */
  async function anotherCodeIsRefused(scan: Scan, { gap, keepsCodes }: Stop): Promise<void> {
    if (keepsCodes) return;
    const code = otherCodes[gaps.indexOf(gap)] ?? '';
    await scan(code);
    await keeper.dialog.getByText(new RegExp(`${code}.*(not an IMEI|Scan it again)`)).waitFor();
  }

  /** Fills in all of a sale but its phones. */
  async function fillSale(): Promise<void> {
    await keeper.open('/?open=sale');
    await keeper.dialog.getByText('Walk-in customer').waitFor();
    await keeper.choose('Credit');
    await keeper.choose('New Customer');
    await keeper.dialog.getByRole('textbox', { name: 'Name' }).fill('Hamza Sheikh');
    await keeper.dialog.getByRole('textbox', { name: 'Number' }).fill('0345 7654321');
    await keeper.dialog.getByRole('button', { name: /Warranty/ }).click();
  }

  /** Scans from every stop into the field of IMEI 1, and empties it again. */
  async function intoField(answered: RegExp): Promise<void> {
    const field = keeper.dialog.getByRole('textbox', { name: 'IMEI #1' });
    await field.waitFor();
    await everyStop(async (scan) => {
      await scan(unknown);
      await expect.poll(async () => (await field.inputValue()).replace(/\D/g, '')).toBe(unknown);
      await field.fill('');
    }, answered);
  }

  async function imeiOfSlip(): Promise<string> {
    const field = keeper.dialog.getByRole('textbox', { name: 'IMEI #1' });
    return (await field.count()) === 1 ? (await field.inputValue()).replace(/\D/g, '') : '';
  }

  /** Scans with each gap while focus is on each stop of the dialog and on nothing, and expects that nothing else has changed. */
  async function everyStop(
    trial: (scan: Scan, stop: Stop) => Promise<void>,
    answered: RegExp,
  ): Promise<void> {
    const count = await keeper.dialog.locator(stops).count();
    expect(count).toBeGreaterThan(10);
    const typed = await valuesBeside(answered);
    for (let place = 0; place <= count; place += 1) {
      const stop = place < count ? keeper.dialog.locator(stops).nth(place) : undefined;
      const keepsCodes = await stop?.evaluate(
        (element) => element.closest('[data-field$=eference]') !== null,
      );
      for (const gap of gaps) {
        const scan = async (code: string) => {
          await (stop?.focus() ?? focusNothing());
          await keeper.scan(code, gap);
        };
        await trial(scan, { gap, keepsCodes });
        const name = (await stop?.evaluate(({ outerHTML }) => outerHTML.slice(0, 200))) ?? 'nothing';
        expect(await valuesBeside(answered), `${name} at ${gap} ms`).toEqual(typed);
      }
    }
  }

  async function focusNothing(): Promise<void> {
    await keeper.page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }

  /** Entries of the dialog, except in the fields that a scan is meant for. */
  async function valuesBeside(answered: RegExp): Promise<string[]> {
    const fields = await keeper.dialog
      .locator('input, select, textarea, [role=spinbutton]')
      .evaluateAll((all) =>
        (all as HTMLInputElement[])
          .filter(({ value, textContent }) => (value ?? textContent) !== '')
          .map((field) => [
            field.closest('[data-field]')?.getAttribute('data-field') ?? '',
            `${field.value ?? field.textContent} ${field.checked}`,
          ]),
      );
    return fields.filter(([name = '']) => !answered.test(name)).map(([name, value]) => `${name}: ${value}`);
  }
});
