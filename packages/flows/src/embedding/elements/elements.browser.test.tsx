import type { Company, PaymentSplit } from '@handset/domain';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Refusal } from '../../form/embedding.ts';
import type { PurchaseSubmission } from '../../trade/PurchaseSlip/PurchaseSlipProps.ts';
import type { HandsetElements, HandsetPurchaseSlipElement } from './elementTypes.ts';

let fixtures: typeof import('../../trade/PurchaseSlip/purchase.fixtures.ts');
let define: () => void;

beforeAll(async () => {
  fixtures = await import('../../trade/PurchaseSlip/purchase.fixtures.ts');
  const { defineHandsetElements } = await import('./flowElements.tsx');
  // The page has the styles already: it runs from source.
  define = () => defineHandsetElements('');
  define();
}, 120_000);

afterEach(async () => {
  document.body.replaceChildren();
  // Taken away with what it held open.
  await vi.waitFor(() => expect(document.documentElement.style.overflow).toBe(''));
  vi.restoreAllMocks();
});

type Tag = keyof HandsetElements;

/** An element with a button that opens it. */
function put<Name extends Tag>(tag: Name, properties: object = {}, opener = 'Open'): HandsetElements[Name] {
  const element = document.createElement(tag);
  const { today, companies, models, parties, banks, pocketBalance } = fixtures;
  const lists = tag === 'handset-wallet' ? { banks } : { companies, models, parties, banks };
  const known = tag === 'handset-purchase-chooser' ? {} : { ...lists, pocketBalance };
  Object.assign(element, { today, ...known, ...properties });
  const button = document.createElement('button');
  button.textContent = opener;
  button.addEventListener('click', () => {
    element.open = true;
  });
  document.body.append(button, element);
  return element as HandsetElements[Name];
}

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const gone = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
const leave = async () => {
  await userEvent.keyboard('{Escape}');
  await button('Leave').click();
  await gone();
};

const answerWith = (element: HandsetPurchaseSlipElement, answer: () => Promise<Refusal | undefined>) => {
  const values: unknown[] = [];
  element.addEventListener('handset-submit', ({ detail }) => {
    values.push(detail.value);
    detail.respondWith(answer());
  });
  return values as PurchaseSubmission[];
};

const post = async () => {
  await button('Save').click();
  await button('Post purchase').click();
};

describe('a slip', () => {
  test('is filled from lists, calendar and wallet, and gives focus back wherever it came from', async () => {
    const slip = put('handset-purchase-slip', {
      draft: { ...fixtures.filledDraft, companyName: '', modelName: '', payment: null },
    });
    const chosen: (Company | null)[] = [];
    slip.addEventListener('handset-company-change', ({ detail }) => chosen.push(detail.company));
    const posted = answerWith(slip, async () => undefined);
    await button('Open').click();
    await page.getByRole('combobox', { name: 'Company' }).fill('sams');
    await page.getByRole('option', { name: 'Samsung' }).click();
    await page.getByRole('combobox', { name: 'Model' }).fill('A35');
    await page.getByRole('option', { name: 'Galaxy A35' }).click();
    expect(chosen.at(-1)?.name).toBe('Samsung');

    await page.getByRole('button', { name: /^Date / }).click();
    await page
      .getByRole('button', { name: /calendar/i })
      .first()
      .click();
    await page.getByRole('button', { name: /12 November 2026/ }).click();
    await expect.element(page.getByRole('button', { name: /12 November 2026/ })).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull();

    await button('Proceed To Pay').click();
    await dialog('Wallet Transaction')
      .getByLabelText('Payment method', { exact: false })
      .selectOptions('Pocket Cash');
    const cash = dialog(/cash amount/i);
    await cash.getByRole('button', { name: 'Save' }).click();
    await expect.element(cash).not.toBeInTheDocument();
    await expect
      .poll(() => document.activeElement?.closest('[role=dialog]')?.textContent)
      .toContain('Wallet Transaction');
    await dialog('Wallet Transaction').getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog('Wallet Transaction')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull();

    await post();
    await gone();
    expect(posted).toHaveLength(1);
    expect(posted[0]).toMatchObject({
      companyName: 'Samsung',
      modelName: 'Galaxy A35',
      imei1: '356938035643809',
      date: '2026-11-12',
      pocketCash: 4_500_000,
    });
    expect(slip.open).toBe(false);
    expect(slip.draft).toBeUndefined();
    await expect.element(button('Open')).toHaveFocus();
  });

  test('keeps the keyboard inside, asks before it is left, and gives the page back', async () => {
    put('handset-purchase-slip', { draft: fixtures.filledDraft });
    button('Open').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).toBeInTheDocument();
    expect(document.querySelector('button')?.inert).toBe(true);
    // Backwards from its first field to its last, and on to the first again.
    for (const keys of ['{Shift>}{Tab}{Tab}{/Shift}', '{Tab}{Tab}{Tab}']) {
      await userEvent.keyboard(keys);
      await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull();
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Leave without saving?');
    await button('Leave').click();
    await gone();
    await expect.element(button('Open')).toHaveFocus();
    expect(document.querySelector('button')?.inert).toBe(false);
  });

  test('keeps every entry when the page refuses, and says why beside the field', async () => {
    const slip = put('handset-purchase-slip', { draft: fixtures.filledDraft, open: true });
    const errors: string[] = [];
    slip.addEventListener('handset-error', ({ detail }) => errors.push(detail.code));
    const posted = answerWith(slip, async () => ({ fieldErrors: { imei1: 'Already in stock' } }));
    await post();
    await expect.element(page.getByText('Already in stock').first()).toBeInTheDocument();
    await expect.element(page.getByLabelText('IMEI #1', { exact: false }).first()).not.toHaveValue('');
    expect(posted).toHaveLength(1);
    expect(errors).toEqual(['refused']);
    expect(slip.open).toBe(true);
  });

  test('counts a submission that nobody answers as failed, and tells the developer', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const slip = put('handset-purchase-slip', { draft: fixtures.filledDraft, open: true });
    await post();
    await expect.element(page.getByText('Something went wrong').first()).toBeInTheDocument();
    expect(slip.open).toBe(true);
    expect(warn.mock.calls.flat()).toContainEqual(expect.stringContaining('nobody answered handset-submit'));
  });

  test('takes one answer, and only while the event is handled', async () => {
    const slip = put('handset-purchase-slip', { draft: fixtures.filledDraft, open: true });
    const thrown: unknown[] = [];
    slip.addEventListener('handset-submit', ({ detail }) => {
      detail.respondWith(Promise.resolve());
      for (const later of [() => {}, async () => {}])
        try {
          later();
          detail.respondWith(Promise.resolve());
        } catch (error) {
          thrown.push(error);
        }
    });
    await post();
    await gone();
    expect(thrown).toHaveLength(2);
    expect(String(thrown[0])).toContain('answered twice');
  });

  test('stays open where the page cancels its leaving', async () => {
    const wallet = put('handset-wallet', { due: 4_500_000, open: true });
    wallet.addEventListener('handset-cancel', (event) => event.preventDefault(), { once: true });
    await expect.element(dialog('Wallet Transaction')).toBeInTheDocument();
    await dialog('Wallet Transaction').getByRole('button', { name: 'Close' }).click();
    expect(wallet.open).toBe(true);
    await dialog('Wallet Transaction').getByRole('button', { name: 'Close' }).click();
    await gone();
    expect(wallet.open).toBe(false);
  });

  test('reads from right to left in Urdu', async () => {
    put('handset-purchase-slip', { locale: 'ur', open: true });
    const shown = page.getByRole('dialog');
    await expect.element(shown).toHaveStyle({ direction: 'rtl' });
    expect(document.querySelector('handset-purchase-slip')?.getAttribute('locale')).toBe('ur');
  });
});

test('a slip shows the pictures that are stored, and pays no more than the till has where it must not', async () => {
  const slip = put('handset-purchase-slip', {
    draft: { ...fixtures.filledDraft, payment: null },
    pocketBalance: 100_00,
    canGoBelowZero: false,
    storedPictures: {
      images: [
        {
          id: 'front',
          url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
          alt: 'The front',
        },
      ],
    },
  });
  const posted = answerWith(slip, async () => undefined);
  await button('Open').click();
  await expect.element(page.getByRole('img', { name: 'The front' })).toBeInTheDocument();
  await button('Proceed To Pay').click();
  await dialog('Wallet Transaction')
    .getByLabelText('Payment method', { exact: false })
    .selectOptions('Pocket Cash');
  await dialog(/cash amount/i)
    .getByRole('button', { name: 'Save' })
    .click();
  await dialog('Wallet Transaction').getByRole('button', { name: 'Save' }).click();
  await expect
    .element(
      dialog('Wallet Transaction')
        .getByText(/goes below zero/)
        .first(),
    )
    .toBeInTheDocument();
  expect(posted).toEqual([]);
});

describe('an element', () => {
  test('takes no room, and opens over the page whatever clips or moves the place it stands in', async () => {
    const trap = document.createElement('div');
    trap.style.cssText =
      'position: relative; z-index: 1; transform: scale(0.5); overflow: hidden; inline-size: 40px; opacity: 0.2';
    const wallet = put('handset-wallet', { due: 100 });
    trap.append(wallet);
    document.body.append(trap);
    expect(trap.getBoundingClientRect().height).toBe(0);
    wallet.open = true;
    const shown = dialog('Wallet Transaction');
    await expect.element(shown).toBeInTheDocument();
    await vi.waitFor(() => {
      const { x, y, width, height } = shown.element().getBoundingClientRect();
      const middle = document.elementFromPoint(x + width / 2, y + height / 2);
      expect(shown.element().contains(middle)).toBe(true);
    });
    expect(trap.contains(shown.element())).toBe(false);
  });

  test('takes over what was set before it was defined', async () => {
    const early = document.implementation.createHTMLDocument().createElement('handset-wallet');
    Object.assign(early, { due: 1_250_000, banks: fixtures.banks, locale: 'ur', open: true });
    document.body.append(early);
    const wallet = early as HandsetElements['handset-wallet'];
    expect(wallet.due).toBe(1_250_000);
    expect(wallet.getAttribute('locale')).toBe('ur');
    await expect.element(page.getByRole('dialog')).toBeInTheDocument();
  });

  test('takes frozen lists, and warns once of what is none, by name', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const banks = Object.freeze(fixtures.banks.map((bank) => Object.freeze(bank)));
    const wallet = put('handset-wallet', { banks, due: 4_500_000 });
    for (const wrong of ['HBL', { 0: fixtures.banks[0], 2: fixtures.banks[1] }, [1, 2]])
      Object.assign(wallet, { banks: wrong, due: 'much' });
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^\[@handset\/flows\] <handset-wallet>: banks is "HBL".*array_values/)],
      [expect.stringMatching(/^\[@handset\/flows\] <handset-wallet>: due is "much".*minor units/)],
    ]);
    expect(wallet.banks).toBe(banks);
    wallet.open = true;
    await expect.element(dialog('Wallet Transaction')).toMatchTextContent('Rs 45,000');
  });

  test('warns of an attribute with a word that it does not know', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    document.body.innerHTML = '<handset-purchase-chooser color-scheme="drak"></handset-purchase-chooser>';
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/colorScheme is "drak".*"dark"/));
  });

  test('keeps to itself beside another of its kind', async () => {
    const one = put('handset-purchase-slip', {}, 'One');
    const other = put('handset-purchase-slip', { locale: 'ur' }, 'Other');
    await button('One').click();
    await page.getByLabelText('Father name', { exact: false }).fill('Raza Khan');
    await vi.waitFor(() => expect(one.draft?.fatherName).toBe('Raza Khan'));
    expect(other.draft).toBeUndefined();
    expect(other.open).toBe(false);
    await leave();
    expect(one.draft).toBeUndefined();
    await button('Other').click();
    await expect.element(page.getByRole('dialog')).toBeInTheDocument();
    expect(one.open).toBe(false);
  });

  test('goes on when it is moved, and has its entries again when it comes back', async () => {
    const slip = put('handset-purchase-slip', { open: true });
    const field = page.getByLabelText('Father name', { exact: false });
    await field.fill('Raza');
    const input = field.element();
    document.body.prepend(slip);
    await expect.element(field).toHaveValue('Raza');
    expect(field.element()).toBe(input);

    slip.remove();
    await gone();
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.querySelector('button')?.inert).toBe(false);
    document.body.append(slip);
    await expect.element(field).toHaveValue('Raza');
    expect(field.element()).not.toBe(input);
  });

  test('asks for a list again where it could not be loaded', async () => {
    const slip = put('handset-purchase-slip', {
      parties: { items: [], error: 'The list could not be loaded' },
      open: true,
    });
    const lists: string[] = [];
    slip.addEventListener('handset-retry', ({ detail }) => lists.push(detail.list));
    await page.getByRole('combobox', { name: 'Party' }).click();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    expect(lists).toEqual(['parties']);
  });

  test('of a wallet hands over a payment, and closes once the page took it', async () => {
    const wallet = put('handset-wallet', {
      due: 4_500_000,
      value: { pocketCash: 4_500_000, accountCash: 0 },
    });
    const taken: PaymentSplit[] = [];
    wallet.addEventListener('handset-submit', ({ detail }) => {
      taken.push(detail.value);
      detail.respondWith(Promise.resolve());
    });
    await button('Open').click();
    await dialog('Wallet Transaction').getByRole('button', { name: 'Save' }).click();
    await gone();
    expect(taken).toEqual([{ pocketCash: 4_500_000, accountCash: 0 }]);
  });

  test('of a chooser tells what was chosen', async () => {
    const chooser = put('handset-purchase-chooser');
    const kinds: string[] = [];
    chooser.addEventListener('handset-choose', ({ detail }) => kinds.push(detail.kind));
    await button('Open').click();
    await page.getByRole('dialog').getByRole('button').nth(1).click();
    await gone();
    expect(kinds).toHaveLength(1);
  });

  test.each(['handset-sale', 'handset-bulk-purchase'] as const)('%s opens and closes', async (tag) => {
    const element = put(tag, tag === 'handset-sale' ? { units: [], accessories: [] } : { stock: [] });
    await button('Open').click();
    await expect.element(page.getByRole('dialog')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(element.open).toBe(false);
    await expect.element(button('Open')).toHaveFocus();
  });

  test('is defined once, however often the script runs', () => {
    const before = customElements.get('handset-sale');
    define();
    expect(customElements.get('handset-sale')).toBe(before);
  });
});
