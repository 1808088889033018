import { entryRowText, entryText } from '@handset/domain';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MixedText } from './MixedText.tsx';

const sale = { invoice: 'INV-15', phone: 'Redmi Note 13', imei: '860675981043845' };
const text = entryText({ description: '', sentence: { code: 'sale', params: sale } }, 'ur');

it.each([
  [260, 'IMEI 860675981043845'],
  [140, 'Redmi Note 13'],
])('cuts an Urdu sentence off at the end of a name: %i pixels wide, in %j', async (inlineSize, cut) => {
  await render(
    <div dir="rtl" data-testid="cell" style={{ inlineSize, fontFamily: 'monospace', fontSize: 12 }}>
      <MixedText>{text}</MixedText>
    </div>,
  );
  const names = [...page.getByTestId('cell').element().querySelectorAll('bdi')];
  const place = names.findIndex(({ textContent }) => textContent === cut);
  const isWhole = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth;
  expect(names.slice(0, place).every(isWhole)).toBe(true);
  const name = names[place] as HTMLElement;
  expect(isWhole(name)).toBe(false);
  expect(name.clientWidth).toBeGreaterThan(0);
  expect(getComputedStyle(name)).toMatchObject({ direction: 'ltr', textOverflow: 'ellipsis' });
  expect(names.slice(place + 1).every(({ clientWidth }) => clientWidth === 0)).toBe(true);
});

it('begins on the side of the page with the first name, and leaves words of a person their direction', async () => {
  const row = entryRowText({ description: '', sentence: { code: 'sale', params: sale } }, 'ur');
  await render(
    <div dir="rtl">
      <MixedText>{row}</MixedText>
      <MixedText>Slip PS-1: Oppo A18.</MixedText>
    </div>,
  );
  const [invoice, model] = [...document.querySelectorAll('bdi')].map((name) => name.getBoundingClientRect());
  expect(invoice?.left).toBeGreaterThan(model?.right ?? Number.POSITIVE_INFINITY);
  const own = page.getByText('Slip PS-1: Oppo A18.').element();
  expect(getComputedStyle(own).direction).toBe('ltr');
});
