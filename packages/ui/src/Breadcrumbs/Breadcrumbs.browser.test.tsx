import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const COARSE = '(pointer: coarse)';
/** The media queries of the page's styles for a finger. */
const ofFinger = (rules: CSSRuleList): MediaList[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.conditionText === COARSE) return [rule.media];
    return rule instanceof CSSGroupingRule ? ofFinger(rule.cssRules) : [];
  });
let applied: MediaList[] = [];

/** Applies the styles for a finger. The emulation of Chromium would leave the page unable to hover, in later files too. */
function touch() {
  applied = [...document.styleSheets].flatMap((sheet) => ofFinger(sheet.cssRules));
  for (const media of applied) media.mediaText = 'all';
}

afterEach(() => {
  for (const media of applied) media.mediaText = COARSE;
});

it('takes a finger on 44 px of a link, and looks as it does under a mouse', async () => {
  await render(
    <Breadcrumbs items={[{ label: 'A', href: '#' }, { label: 'B', href: '#b' }, { label: 'C' }]} />,
  );
  const list = () => page.getByRole('list').element().getBoundingClientRect();
  const boxes = () =>
    page
      .getByRole('link')
      .elements()
      .filter((link) => !link.hasAttribute('aria-current'))
      .map((link) => link.getBoundingClientRect());
  const middles = () => boxes().map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  const before = { list: list().toJSON(), middles: middles() };
  touch();
  expect({ list: list().toJSON(), middles: middles() }).toEqual(before);
  const [first, second] = boxes();
  if (!(first && second)) throw new Error('There are two links');
  for (const { width, height } of [first, second]) {
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBeGreaterThanOrEqual(44);
  }
  expect(first.right).toBeLessThanOrEqual(second.left);
});
