// Takes the pictures of docs/images again: the demo shop at its counter and on a phone, and the built Storybook.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { openCounter } from '../e2e/openCounter.ts';
import { startServer } from '../e2e/server.ts';
import { buildHost } from './buildHost.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await buildHost();
const server = await startServer();
const counter = await openCounter(server.baseURL);
const stories = createServer(sirv(join(root, 'storybook-static'), { dev: true })).listen(0, '127.0.0.1');
await once(stories, 'listening');
try {
  const keeper = await counter.newKeeper();
  const { page } = keeper;
  await page.goto('/login');
  await keeper.press('Explore with a demo shop');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.goto('/?open=sale');
  await page.getByRole('combobox', { name: 'Search phone by IMEI' }).fill('35');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: /^Remove/ }).waitFor();
  await page.keyboard.press('F4');
  await photograph(page, 'sale');

  const phone = {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  };
  const storageState = await page.context().storageState();
  const { page: small } = await counter.newKeeper({ ...phone, storageState });
  await small.goto('/stockList');
  await small.getByText('Apple iPhone 12').waitFor();
  await photograph(small, 'phone');

  const { page: book } = await counter.newKeeper({ viewport: { width: 1366, height: 560 } });
  await book.goto(
    `http://127.0.0.1:${stories.address().port}/?path=/story/ui-data-datatable--with-totals&panel=false`,
  );
  await book.frameLocator('iframe').getByRole('row').nth(5).waitFor();
  await photograph(book, 'storybook');
} finally {
  stories.close();
  await counter.close();
  await server.close();
}
process.exit();

async function photograph(page, name) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, 'docs', 'images', `${name}.png`), animations: 'disabled' });
}
