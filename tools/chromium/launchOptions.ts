import type { LaunchOptions } from 'playwright';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';

/** Launch options for tests: this machine's Chromium where it has one, else Playwright's. */
export async function launchOptions(): Promise<LaunchOptions> {
  const executablePath = await findChromium();
  return { args: chromiumArguments, ...(executablePath && { executablePath }) };
}
