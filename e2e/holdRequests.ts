import type { Page, Route } from 'playwright';

/** Holds back a page's requests to an address, all of them or those of one method, until `release` is called. */
export async function holdRequests(
  page: Page,
  address: Parameters<Page['route']>[0],
  method?: string,
): Promise<{ release: () => Promise<void> }> {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const hold = async (route: Route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    await held;
    // A request that was given up meanwhile cannot go on.
    await route.continue().catch(() => {});
  };
  await page.route(address, hold);
  return {
    release: async () => {
      goOn();
      await page.unroute(address, hold);
    },
  };
}
