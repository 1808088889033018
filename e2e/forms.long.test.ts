import { glob, readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './accounts.ts';
import { Books } from './Books.ts';
import { heldIn } from './browserHolds.ts';
import { checkBooks } from './checkBooks.ts';
import { type Form, forms, TYPED } from './forms.ts';
import { holdRequests } from './holdRequests.ts';
import { openRegistry, type Registry } from './openRegistry.ts';
import { Shopkeeper } from './Shopkeeper.ts';
import { Subjects } from './Subjects.ts';

const text = `'[^']*'|"[^"]*"|\`(?:\\$\\{[^}]*\\}|[^\`$])*\``;
/** Keys of drafts in the sources of the host. */
const formKeys = new RegExp(
  `(?:\\bform(?::|=\\{?)|useDraft<\\w+>\\() ?(?:\\w+ \\? (${text}) : |[\\w.]+ \\?\\? )?(${text})`,
  'g',
);

/** Drafts that hold no text, and where they are tested. */
const withoutText = { 'stock-import': 'formDrafts.test.ts' };

/** Files with a form that is in no draft, and why. */
const withoutDraft = {
  'app/access/SignUp.tsx': 'nobody is signed in, and most of it is a password',
  'features/shop/account/PinDialog.tsx': 'a password and a PIN',
  'features/shop/account/TillDialog.tsx': 'a PIN',
  'features/shop/account/TwoStepDialog.tsx': 'a password and a code',
};

it('are all in the table', async () => {
  const root = 'apps/host/src/';
  const keys = new Set<string>();
  const others = [];
  for await (const path of glob(`${root}{app,features}/**/*.{ts,tsx}`)) {
    if (path.includes('.test.')) continue;
    const source = await readFile(path, 'utf8');
    const found = [...source.matchAll(formKeys)].flatMap(([, one, other]) => [one, other]);
    for (const key of found) if (key) keys.add(key.slice(1, -1).replace(/\$\{[^}]*\}/g, '*'));
    if (found.length === 0 && /useFlowForm<|useSubmit[<(]/.test(source)) others.push(path.slice(root.length));
  }
  const known = new Set([...forms.flatMap(({ draft }) => draft ?? []), ...Object.keys(withoutText)]);
  expect([...keys].sort()).toEqual([...known].sort());
  expect(others.filter((path) => !(path in withoutDraft))).toEqual([]);
});

/** Every form is put through what people do: its text stays with its user, and is stored once. */
describe('the forms', () => {
  let shop: Registry;
  let owner: Shopkeeper;
  let registrar: Shopkeeper;
  let registry: Books;
  let subjects: Subjects;
  let colleague: string;
  /** A second tab of each. */
  const others = new Map<Shopkeeper, Shopkeeper>();

  beforeAll(async () => {
    shop = await openRegistry();
    ({ keeper: owner, registrar } = shop);
    registry = new Books(shop.baseURL, (await signIn(shop.baseURL, 'registrar')).token);
    const plans = [{ name: 'Monthly', price: 2_500, months: 1 }];
    const terms = { version: 1, plans, payTo: [], graceDays: 5, contact: {} };
    expect((await registry.put('/api/subscription/settings', terms)).status).toBe(200);
    subjects = await Subjects.in(shop.baseURL, shop.books);
    colleague = await subjects.colleague();
    for (const till of [owner, registrar]) {
      others.set(till, new Shopkeeper(await till.page.context().newPage()));
      // A tab behind another draws once a second.
      await till.page.bringToFront();
    }
  }, 120_000);
  afterEach(async (context) => {
    await shop.reportFailure(context);
    for (const { page } of [owner, registrar]) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().setOffline(false);
    }
  });
  afterAll(() => shop?.close());

  describe.each(forms)('the form of $name', (form) => {
    const { draft, savedIn } = form;
    const text = (form.text ?? TYPED).replaceAll(' ', '');
    let till: Shopkeeper;
    let path: string;

    beforeAll(async () => {
      till = form.who === 'registrar' ? registrar : owner;
      await till.page.bringToFront();
      path = await form.at(subjects);
    });

    it('keeps what was typed when cost is hidden, and when the language changes', async () => {
      await open(till, form, path);
      await type(till, form);
      await expect.poll(() => values(till.page)).toContain(text);
      for (const isHidden of [true, false]) {
        await till.prefer('isCostHidden', isHidden);
        expect(await values(till.page)).toContain(text);
      }
      for (const locale of ['ur', 'en']) {
        await till.prefer('locale', locale);
        await till.page.locator(`html[lang=${locale}]`).waitFor();
        expect(await values(till.page)).toContain(text);
      }
      if (draft) await till.keeps(text);
    });

    it('is there again after going back and forward', async () => {
      const { page } = till;
      await page.goBack();
      await page.goForward();
      await page.locator('#root > *').first().waitFor({ state: 'attached' });
      // Some forms are in the address, or stay open. The others are opened once more.
      const isOpen = /[?&](open|act)=/.test(page.url()) || (await page.getByRole('dialog').count()) > 0;
      if (!isOpen) await form.open?.(till, subjects);
      await fieldOf(till, form).waitFor();
      if (!draft) await type(till, form);
      await expect.poll(() => values(page)).toContain(text);
    });

    it('is apart in a second tab', async () => {
      const other = others.get(till) as Shopkeeper;
      await other.page.bringToFront();
      await open(other, form, path);
      expect(await values(other.page)).not.toContain(text);
      await other.page.goto('about:blank');
      await till.page.bringToFront();
      expect(await values(till.page)).toContain(text);
    });

    it('shows it to nobody else at the same browser', async () => {
      const other = form.who === 'registrar' ? 'second-registrar' : colleague;
      const back = await changeUser(till.page, await signIn(shop.baseURL, other));
      try {
        await open(till, form, path);
        expect(await values(till.page)).not.toContain(text);
      } finally {
        await changeUser(till.page, back);
      }
    });

    it(draft ? 'brings it back' : 'keeps a password nowhere', async () => {
      await open(till, form, path);
      await form.goOn?.(till, subjects);
      if (draft) await expect.poll(() => values(till.page)).toContain(text);
      else expect(await values(till.page)).not.toContain(text);
    });

    it.skipIf(savedIn)(
      'is stored once, sent without a network, pressed twice, with its answer lost and the page reloaded',
      async () => {
        if (!draft) await type(till, form);
        await form.fill?.(till, subjects);
        const before = await acts();
        const storedBefore = await stored();
        if (!form.isQueued) {
          await till.page.context().setOffline(true);
          await save(till, form);
          await till.page
            .getByText(/Nothing is lost: try again when it is back/)
            .first()
            .waitFor();
          await till.page.context().setOffline(false);
        }
        await loseAnswers(till.page);
        const sheet = await save(till, form, { clicks: 2 });
        await till.page.getByText('This may be saved already').first().waitFor();
        if (draft && !form.isGone) {
          await open(till, form, path);
          await till.page.getByText('This may be saved already').first().waitFor();
        }
        await till.page.unrouteAll({ behavior: 'ignoreErrors' });
        const again = sheet.getByRole('button', { name: 'Try again', exact: true });
        await again
          .or(sheet.getByRole('button', { name: form.save ?? 'Save', exact: true }))
          .first()
          .click();
        await till.page.getByText('This may be saved already').waitFor({ state: 'detached' });
        // The sentence goes with the press. A page that is left before the answer has come shows it again.
        const drafts = { database: 'handset', table: 'drafts' };
        await expect.poll(() => heldIn(till.page, drafts)).not.toContain('"state":"sending"');
        const { count, last } = await acts();
        expect(count - before.count, last.join()).toBe(1);
        if (form.stored) expect(await stored(), 'how often it is stored').toBeGreaterThan(storedBefore);
        await shop.books.balance();
      },
    );

    it.runIf(form.open && !savedIn && !form.isSingle)(
      'tells an answer that comes late, and leaves alone what was opened meanwhile',
      async () => {
        const { page } = till;
        path = await form.at(subjects);
        // The start page leads a registrar on to the shops.
        const before = till === registrar ? '/app/dashboard/addUser' : '/';
        await till.open(before);
        await goTo(page, path);
        await form.open?.(till, subjects);
        await fieldOf(till, form).waitFor();
        await form.goOn?.(till, subjects);
        await type(till, form);
        await form.fill?.(till, subjects);
        const { count } = await acts();
        const held = await Promise.all(
          ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => holdRequests(page, '**/api/**', method)),
        );
        const sent = page.waitForRequest((request) => request.method() !== 'GET');
        await save(till, form);
        await sent;
        while (new URL(page.url()).pathname !== before) await page.goBack();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        if (till === owner) {
          await till.press('Create Entity');
          await till.dialog.getByRole('textbox', { name: 'Reference' }).fill('Farah');
        }
        const address = page.url();
        for (const answer of held) await answer.release();
        await page.getByRole('region', { name: 'Notifications' }).getByText(/\w/).first().waitFor();
        await expect.poll(async () => (await acts()).count - count).toBe(1);
        expect(page.url()).toBe(address);
        if (till === owner) {
          expect(await till.dialog.getByRole('textbox', { name: 'Reference' }).inputValue()).toBe('Farah');
          await till.discard();
        }
      },
    );

    /** How often the API tells what was typed. */
    async function stored(): Promise<number> {
      const id = path.match(/[\w-]+$/)?.[0] ?? '';
      const books = form.who === 'registrar' ? registry : shop.books;
      const address = typeof form.stored === 'function' ? await form.stored(books) : form.stored;
      if (!address) return 0;
      const answer = await books.read(address.replace(':id', id));
      // The rows of a list alone, since its totals change with each of them.
      return occurrences(Array.isArray(answer.data) ? answer.data : answer, text);
    }
  });

  it('leave books that hold', () => checkBooks(shop.server));

  async function open(till: Shopkeeper, form: Form, path: string): Promise<void> {
    await till.open(path);
    await form.open?.(till, subjects);
    await fieldOf(till, form).waitFor();
  }

  /** A field of the form: what it does not hold is looked for as well. */
  function fieldOf({ page }: Shopkeeper, { type: hand }: Form): Locator {
    const fields =
      hand instanceof RegExp
        ? page.getByRole('textbox', { name: hand })
        : page.locator('form').locator('input, textarea, [role=spinbutton]');
    return fields.first();
  }

  /** Presses the button that saves, and answers the question. Tells what the form stands in. */
  async function save(till: Shopkeeper, form: Form, { clicks = 1 } = {}): Promise<Locator | Page> {
    const { page } = till;
    const sheet = (await page.getByRole('dialog').count()) > 0 ? till.dialog : page;
    await till.press(form.save ?? 'Save', sheet, { clicks });
    if (form.asks)
      await page.getByRole('alertdialog').getByRole('button').last().click({ clickCount: clicks });
    return sheet;
  }

  async function type(till: Shopkeeper, { type: hand, text = TYPED }: Form): Promise<void> {
    if (hand instanceof RegExp) await till.page.getByRole('textbox', { name: hand }).first().fill(text);
    else await hand(till, subjects);
  }

  /** Counts the changes recorded in the shop and the registry, and names the latest. */
  async function acts(): Promise<{ count: number; last: string[] }> {
    const { data, total } = await (await shop.books.get('/api/audit?limit=5')).json();
    const { data: terms } = await (await registry.get('/api/subscription/settings')).json();
    const { total: shops } = await (await registry.get('/api/shop')).json();
    return { count: total + terms.version + shops, last: data.map(({ route }: { route: string }) => route) };
  }
});

interface Session {
  token: string;
  user: unknown;
}

/** Signs somebody else in at the browser, and tells who was there. */
function changeUser(page: Page, { token, user }: Session): Promise<Session> {
  return page.evaluate(
    (next) => {
      const before = { token: localStorage.token, user: JSON.parse(localStorage.user) };
      localStorage.setItem('token', next.token);
      localStorage.setItem('user', JSON.stringify(next.user));
      return before;
    },
    { token, user },
  );
}

/** Leads to an address as a link of the app does, so that the way back stays in the app. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Lets every change arrive, and loses its answer. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (['GET', 'HEAD'].includes(route.request().method())) return route.fallback();
    await route.fetch();
    const body = JSON.stringify({ message: 'The server stopped', code: 'internal' });
    await route.fulfill({ status: 500, contentType: 'application/json', body });
  });
}

/** Counts the values of an answer that hold a text, ids apart. */
function occurrences(answer: unknown, text: string): number {
  if (typeof answer === 'object' && answer !== null)
    return Object.values(answer).reduce<number>((sum, value) => sum + occurrences(value, text), 0);
  const value = String(answer).replaceAll(' ', '');
  return value.includes(text) && !/[0-9a-f]{8}-[0-9a-f]{4}-7/.test(value) ? 1 : 0;
}

/** The values of all fields on a page, without commas and spaces. */
function values(page: Page): Promise<string> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('input, textarea, select, [role=spinbutton]'), (field) =>
      (field instanceof HTMLElement && field.role === 'spinbutton'
        ? (field.textContent ?? '')
        : (field as HTMLInputElement).value
      ).replace(/[,\s]/g, ''),
    ).join('|'),
  );
}
