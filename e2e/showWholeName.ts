import { withCheckDigit } from '@handset/domain';
import { expect } from 'vitest';
import type { Shop } from './openShop.ts';

/** Names as long as may be, of 60 letters. */
export const englishName = 'Muhammad Abdul Rehman Siddiqui Qureshi from Shah Alam Market';
export const urduName = 'محمد عبدالرحمن صدیقی قریشی'.repeat(3).slice(0, 60);

/** Sells to somebody of a name, and expects to see all of it within a width, from the sale to the next payment. The till has money. */
export async function showWholeName(shop: Shop, width: number, name: string): Promise<void> {
  const isPhone = width === 390;
  const person = await shop.signedIn(shop.owner, {
    viewport: { width, height: 844 },
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const { page } = person;
  const phone = withCheckDigit(`3569380391${width}`.padEnd(14, '0'));
  await shop.books.buyFromPocket(phone);
  const isWithin = () => expect.poll(() => page.evaluate(reach)).toBeLessThanOrEqual(width);
  const isShown = async () => {
    await page.getByText(name).filter({ visible: true }).first().waitFor();
    await isWithin();
  };
  /** Lists may end a name with dots, but not what is about its bearer. */
  const isWhole = async () => {
    await isShown();
    await expect.poll(() => page.evaluate(cutOff, name)).toEqual([]);
  };
  await person.open('/?open=sale');
  await person.dialog.getByText('Walk-in customer').waitFor();
  await person.scan(phone);
  await person.dialog.getByRole('list', { name: 'Phones' }).waitFor();
  await person.newCustomer(name, `0300 555${width}`.padEnd(12, '0'));
  await page.keyboard.press('F4');
  await isWithin();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { name: 'Review the sale' }).waitFor();
  await isWhole();
  await person.press('Save & print');
  await page.waitForURL('**/sales/saleInvoices/*');
  await isWhole();
  await person.open('/sales/saleInvoices');
  await isShown();
  await person.open('/?open=slip');
  await person.dialog.getByRole('combobox', { name: 'Party' }).fill(name.slice(0, 12));
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
  await isWithin();
  await person.open('/app/dashboard/partyLedger');
  await isShown();
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await isWhole();
  await person.press('Receive payment');
  await person.dialog.getByText(name).first().waitFor();
  await isWhole();
}

/** The width that the page and its dialogs take. */
function reach(): number {
  const dialogs = [...document.querySelectorAll('[role=dialog]')];
  return Math.max(...[document.documentElement, ...dialogs].map(({ scrollWidth }) => scrollWidth));
}

/** The boxes that hold a text and cut it off, but for those that only a screen reader reads. */
function cutOff(text: string): string[] {
  const holds = (element: Element) => element.textContent?.includes(text) ?? false;
  const boxOf = (element: Element): Element => {
    const isInline = /^(inline|contents)$/.test(getComputedStyle(element).display);
    return isInline && element.parentElement ? boxOf(element.parentElement) : element;
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => holds(element) && ![...element.children].some(holds))
    .map(boxOf)
    .filter((box) => {
      const { overflowX, overflowY, fontSize } = getComputedStyle(box);
      // The letters of a font may reach a little beyond their line.
      const isTooHigh = box.scrollHeight > box.clientHeight + Number.parseFloat(fontSize) / 2;
      const isTooWide = box.scrollWidth > box.clientWidth + 1;
      const isCut = (isTooWide && overflowX !== 'visible') || (isTooHigh && /hidden|clip/.test(overflowY));
      return isCut && box.clientWidth > 1;
    })
    .map((box) => box.outerHTML.slice(0, 200));
}
