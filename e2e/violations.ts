import { AxeBuilder } from '@axe-core/playwright';
import type { Shopkeeper } from './Shopkeeper.ts';

interface Check {
  /** The rules to check. @default all */
  rules?: string[];
  /** The part of the page to look at, as a selector. @default all of it */
  within?: string | undefined;
}

/** Violations that axe reports for the page, by rule and element. */
export async function violations({ page }: Shopkeeper, { rules, within }: Check = {}): Promise<string[]> {
  // The bar above a page that is being loaded stands in no landmark, and for a moment only.
  await page.waitForFunction(
    () => !document.querySelector('[role=progressbar]:not([aria-valuenow], button *)'),
  );
  // Colours are measured when nothing fades any more.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
  // React Aria says what was chosen by the name of an option that may have gone since.
  const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]');
  if (within) axe.include(within);
  const found = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}
