import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FlappingLink, flappingLink } from '../tools/network/flappingLink.ts';
import { heldIn } from './browserHolds.ts';
import { formsAreKept } from './formsAreKept.ts';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const SEED = Number(process.env.HANDSET_SEED ?? 8);
/** Rupees of each expense; no two are alike. */
const amounts = Array.from({ length: 12 }, (_, index) => String(101 + index));

/** A line that is there for a moment and gone for a longer one, slow, and loses what it carries. */
describe('a link that comes and goes', () => {
  let shop: Shop;
  let link: FlappingLink;
  let keeper: Shopkeeper;

  beforeAll(async () => {
    shop = await openShop();
    link = await flappingLink(shop.baseURL, { up: 700, down: 900, delay: 60, loss: 0.05 }, SEED);
    keeper = await shop.signedIn(shop.owner, { baseURL: link.baseURL, serviceWorkers: 'allow' });
    await shop.books.putCapital(500_000);
    await keeper.open('/app/dashboard/addLedger');
    // The form itself comes before the weather does.
    await keeper.press('Add expense');
    await keeper.press('Cancel', keeper.dialog);
    await formsAreKept(keeper.page);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(async () => {
    await shop?.close();
    await link?.close();
  });

  it(`records every expense once, and none is said to be saved that is not (seed ${SEED})`, async () => {
    link.flap();
    for (const amount of amounts) {
      await keeper.press('Add expense');
      await keeper.amount('Amount', amount);
      await keeper.search('Category', 'Rent');
      await keeper.save();
      await keeper.confirm('Record expense');
      await keeper.page.getByRole('dialog').waitFor({ state: 'detached', timeout: 60_000 });
      // The form has closed: what it held is on this device, or it is in the books.
      const isKept = (await heldIn(keeper.page, { database: 'handset', table: 'outbox' })).includes(
        `"amount":${amount}00,`,
      );
      if (!isKept) expect(await spent(), amount).toContain(Number(amount));
    }
    expect(link.cuts).toBeGreaterThan(amounts.length / 2);
    link.hold();
    await keeper.page.reload();
    await expect.poll(async () => (await spent()).sort(), { timeout: 60_000 }).toEqual(amounts.map(Number));
    await keeper.page.getByText('wait on this device').waitFor({ state: 'detached', timeout: 60_000 });
    const all = amounts.reduce((sum, amount) => sum + Number(amount), 0);
    expect(await shop.books.wallet()).toEqual({ pocket: 500_000 - all });
    await shop.books.balance();
  }, 240_000);

  /** The amounts of the expenses in the books, asked past the line. */
  async function spent(): Promise<number[]> {
    const { data } = await (await shop.books.get('/api/expense?limit=200')).json();
    return data.map((row: { amount: number }) => row.amount);
  }
});
