import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

/** Times between two keys of a scanner, in milliseconds: a USB scanner, a busy machine, and Bluetooth. */
const gaps = [5, 40, 110];
const imei = (number: number) => withCheckDigit(String(35693803100000 + number));
const [sold, kept, unknown, other] = [imei(2), imei(3), imei(4), imei(5)];
const pair = [imei(6), imei(7)] as const;

/** Other codes on a counter: a charger, a SIM, and the end of an IMEI that was scanned while it moved. */
const otherCodes = ['4006381333931', '8992301234567890123', unknown.slice(-9)];

/** The places in a dialog that can have focus, but for the fields that scans are typed into, and for an answer's own button. */
const stops =
  ':is(input, select, textarea, button, [role=spinbutton], [tabindex="0"]):visible:enabled:not([type=file], [type=date], [aria-label=Dismiss], [data-scan-field] *, [data-grid-column^=imei] *)';

/** The fields of a page that a scan is not meant for. */
const fields = ':is(input, select, [role=spinbutton]):visible:enabled:not([type=file], [type=search])';

type Scan = (code: string) => Promise<void>;

interface Stop {
  gap: number;
  /** Whether codes that are no IMEI are text there. */
  keepsCodes: boolean | undefined;
}

/** A form, and the answers of it to a scan of each kind of IMEI: of a phone that was sold, in stock, never here, or scanned before. */
interface ScannedForm {
  name: string;
  path: () => string;
  /** Chooses what shows more fields. */
  fill: () => Promise<void>;
  /** The fields that scans are meant for, if any. */
  takes?: RegExp;
  /** Fields in which a scan stays, so that focus decides where it lands. */
  keep?: string;
  /** IMEIs in the order in which they are scanned, and what tells that each was answered. */
  answers: readonly (readonly [imei: string, answer: () => Promise<void>])[];
  /** Takes out what was scanned. */
  empty: () => Promise<void>;
}

/** A scanner that meets every field, button and gap: nothing is misplaced, and each scan is answered. */
describe('a scan', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let party: string;
  let lot: string;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
    const traded = await shop.books.tradeOnce(imei(1));
    ({ party } = traded);
    await shop.books.buy(sold, traded.bank);
    await shop.books.sellElsewhere(sold, 52_000);
    await shop.books.putCapital(100_000);
    await shop.books.buyFromPocket(kept);
    await shop.books.buyFromPocket(other);
    lot = await shop.books.buyLot(pair);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const phones = () => keeper.dialog.getByRole('list', { name: 'Phones' }).getByRole('listitem');
  const box = (name: string) => keeper.dialog.getByRole('textbox', { name });

  /** Waits for the words that answer a scan. */
  const says = (words: string | RegExp) => () => keeper.dialog.getByText(words).first().waitFor();

  /** Waits until so many phones are listed. */
  const lists = (count: number) => () => expect.poll(() => phones().count()).toBe(count);

  /** Waits until a field holds an IMEI, or nothing. */
  const holds = (name: string, held: string) => () =>
    expect.poll(async () => (await box(name).inputValue()).replace(/\D/g, '')).toBe(held);

  /** Waits until a scan has moved focus on to a field. */
  const movesTo = (field: string) => () => keeper.dialog.locator(`[data-field="${field}"] :focus`).waitFor();

  async function nameCustomer() {
    await keeper.choose('New Customer');
    await box('Name').fill('Hamza Sheikh');
    await box('Number').fill('0345 7654321');
  }

  const forms: readonly ScannedForm[] = [
    {
      name: 'a sale on credit',
      path: () => '/?open=sale',
      async fill() {
        await keeper.choose('Credit');
        await nameCustomer();
      },
      takes: /^(imeiPrices|imei1$|price$)/,
      answers: [
        [kept, lists(1)],
        [kept, says(/is on this sale already$/)],
        [sold, says(/A15: sold to/)],
        [unknown, says('No phone with this IMEI was ever in this shop.')],
      ],
      empty: () => phones().getByRole('button', { name: 'Remove' }).click(),
    },
    {
      name: 'an exchange',
      path: () => '/?open=sale',
      async fill() {
        await keeper.choose('Exchange');
        await nameCustomer();
        await keeper.scan(kept);
        await keeper.dialog.getByText('Leave a part on credit').click();
      },
      takes: /^(imeiPrices|imei1$|price$|exchangePhoneDetail\.imei)/,
      keep: '[data-field^="exchangePhoneDetail.imei"] input',
      answers: [
        [other, lists(2)],
        [other, says(/is on this sale already$/)],
        [unknown, holds('IMEI #1', unknown)],
        [unknown, movesTo('exchangePhoneDetail.companyName')],
        [sold, holds('IMEI #2', sold)],
      ],
      async empty() {
        await phones().nth(1).getByRole('button', { name: 'Remove' }).click();
        await box('IMEI #1').fill('');
        await box('IMEI #2').fill('');
      },
    },
    {
      name: 'a slip of a used phone on credit',
      path: () => '/?open=slip',
      async fill() {
        await keeper.createEntity('Usman', '0312 1234567', 'Hall Road');
        await keeper.choose('Used');
        await keeper.choose('Credit');
      },
      takes: /^imei[12]$/,
      keep: '[data-field^=imei] input',
      answers: [
        [unknown, holds('IMEI #1', unknown)],
        [unknown, movesTo('imei2')],
        [sold, says(/A15: sold to/)],
        [kept, says(`IMEI ${kept} was scanned, but this form has no place for it`)],
      ],
      async empty() {
        await holds('IMEI #2', sold)();
        await box('IMEI #1').fill('');
        await box('IMEI #2').fill('');
      },
    },
    {
      name: 'a bulk slip on credit',
      path: () => '/?open=bulk',
      async fill() {
        await keeper.choose('Credit');
        await keeper.createEntity('Usman', '0312 1234567', 'Hall Road');
        await box('Quantity').fill('2');
        await box('Quantity').press('Tab');
        await box('IMEI 1, row 2').waitFor();
      },
      takes: /units/,
      answers: [
        [unknown, says('1 of 2')],
        [unknown, says(/is already entered, in row 1$/)],
        [kept, says(/is already in stock$/)],
        [sold, says('2 of 2')],
      ],
      async empty() {
        await box('IMEI 1, row 1').fill('');
        await box('IMEI 1, row 2').fill('');
      },
    },
    {
      name: 'a dispatch',
      path: () => '/?open=dispatch',
      fill: () => keeper.createEntity('Usman', '0312 1234567', 'Hall Road'),
      takes: /^units/,
      answers: [
        [kept, lists(1)],
        [kept, says(`IMEI ${kept} is on this dispatch already`)],
        [sold, says(`No phone in stock has IMEI ${sold}`)],
        [unknown, says(`No phone in stock has IMEI ${unknown}`)],
      ],
      empty: () =>
        phones()
          .getByRole('button', { name: /^Remove / })
          .click(),
    },
    {
      name: 'a return to a supplier',
      path: () => `/app/dashboard/bulkPhoneDetail/${lot}?act=return`,
      fill: () => keeper.choose('Piece by piece'),
      takes: /^(units|scan)$/,
      answers: [
        [pair[0], says(/ is marked$/)],
        [sold, says(`No phone here has IMEI ${sold}`)],
        [pair[0], says(/ is marked$/)],
        [kept, says(`No phone here has IMEI ${kept}`)],
        [unknown, says(`No phone here has IMEI ${unknown}`)],
      ],
      empty: () => keeper.dialog.getByRole('checkbox', { checked: true }).press('Space'),
    },
    {
      name: 'a payment',
      path: () => `/app/dashboard/partyLedger/${party}?act=in`,
      fill: async () => {},
      answers: [unknown, sold, unknown, kept].map((imei) => [
        imei,
        says(`IMEI ${imei} was scanned, but this form has no place for it`),
      ]),
      empty: async () => {},
    },
  ];

  it.each(forms)('into $name is answered, wherever focus is', { timeout: 900_000 }, async (form) => {
    await keeper.open(form.path());
    await keeper.dialog
      .getByRole('button', { name: /^(Cancel|Close)$/ })
      .first()
      .waitFor();
    await form.fill();
    await unfold();
    await everyStop(async (scan, stop) => {
      for (const [imei, answer] of form.answers) {
        await scan(imei);
        await answer();
      }
      await anotherCodeIsRefused(scan, stop);
      await form.empty();
    }, form);
  });

  it('into the grid of a large sale changes no price, wherever focus is', { timeout: 900_000 }, async () => {
    const many = Array.from({ length: 24 }, (_, number) => imei(2000 + number));
    await shop.books.buyLot(many);
    await keeper.open('/?open=sale');
    await keeper.dialog.getByText('Walk-in customer').waitFor();
    await keeper.press('Add several IMEIs', keeper.dialog);
    await keeper.dialog.getByLabel('IMEIs', { exact: true }).fill(many.join('\n'));
    await keeper.press('Add all', keeper.dialog);
    await keeper.dialog.getByText(/^24 phones added/).waitFor();
    await everyStop(
      async (scan) => {
        await scan(unknown);
        await says('No phone with this IMEI was ever in this shop.')();
        await scan(sold);
        await says(/A15: sold to/)();
      },
      { takes: /^(imei1|price)$/ },
    );
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

  /** Unfolds the sections that are folded into one line. */
  async function unfold(): Promise<void> {
    const folded = keeper.dialog.locator('button[aria-expanded=false]:not([aria-haspopup])');
    while ((await folded.count()) > 0) await folded.first().click();
  }

  async function imeiOfSlip(): Promise<string> {
    const field = keeper.dialog.getByRole('textbox', { name: 'IMEI #1' });
    return (await field.count()) === 1 ? (await field.inputValue()).replace(/\D/g, '') : '';
  }

  /** Scans with each gap while focus is on each stop of the dialog and on nothing, and expects that nothing else has changed. */
  async function everyStop(
    trial: (scan: Scan, stop: Stop) => Promise<void>,
    { takes: answered, keep }: Pick<ScannedForm, 'takes' | 'keep'>,
  ): Promise<void> {
    const all = keep ? `${stops}:not(${keep})` : stops;
    const count = await keeper.dialog.locator(all).count();
    expect(count).toBeGreaterThan(5);
    const typed = await valuesBeside(answered);
    for (let place = 0; place <= count; place += 1) {
      for (const gap of gaps) {
        // The element itself: an answer may come with buttons before it.
        const stop = place < count ? await keeper.dialog.locator(all).nth(place).elementHandle() : null;
        const keepsCodes = await stop?.evaluate(
          (element) => element.closest('[data-field$=eference], [data-field=note], textarea') !== null,
        );
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

  /** Takes focus from a button, since a dialog gives it back to what had it. */
  async function focusNothing(): Promise<void> {
    const button = keeper.dialog.getByRole('button').first();
    await button.focus();
    await button.blur();
  }

  /** Entries of the dialog, except in the fields that a scan is meant for. */
  async function valuesBeside(answered?: RegExp): Promise<string[]> {
    const fields = await keeper.dialog
      .locator('input, select, textarea, [role=spinbutton]')
      .evaluateAll((all) =>
        (all as HTMLInputElement[])
          .filter(({ value, textContent }) => (value ?? textContent) !== '')
          .map((field) => [
            field.closest('[data-field]')?.getAttribute('data-field') ??
              // A field that phones are scanned into has no name of its own.
              (field.closest('[data-scan-field]') ? 'scan' : ''),
            `${field.value ?? field.textContent} ${field.checked}`,
          ]),
      );
    return fields.filter(([name = '']) => !answered?.test(name)).map(([name, value]) => `${name}: ${value}`);
  }
});
