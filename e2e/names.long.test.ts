import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import { englishName, showWholeName, urduName } from './showWholeName.ts';

/** The longest names at the widths that widths.test.ts leaves out. */
describe('pages of every width', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop();
    await shop.books.putCapital(200_000);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  it.each([
    [390, englishName],
    [1366, urduName],
  ])('show within %i pixels the whole name %s', (width, name) => showWholeName(shop, width, name));
});
