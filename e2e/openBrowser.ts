import { type Browser, chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';

/** Chromium, from wherever this machine has it. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
}
