import type { LaunchOptions } from 'playwright';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';

/** How every test starts Chromium: this machine's own where it has one, and Playwright's otherwise. */
export async function launchOptions(): Promise<LaunchOptions> {
  const executablePath = await findChromium();
  return { args: chromiumArguments, ...(executablePath && { executablePath }) };
}
