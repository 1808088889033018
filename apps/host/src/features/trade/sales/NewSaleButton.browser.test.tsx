import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InShop } from '../../../kit/session/InShop.fixtures.tsx';
import { preferences } from '../../../kit/session/usePreferences.ts';
import { NewSaleButton } from './NewSaleButton.tsx';

afterEach(() => preferences.choose({ hasLetterKeys: true }));

it.each([
  [true, 'New saleS'],
  [false, 'New sale'],
])('shows the key of a sale where letters are keys: %s', async (hasLetterKeys, shown) => {
  preferences.choose({ hasLetterKeys });
  await render(
    <InShop answer={async () => Response.json({})}>
      <NewSaleButton />
    </InShop>,
  );
  const button = page.getByRole('button', { name: 'New sale', exact: true });
  await expect.element(button).toHaveFocus();
  expect(button.element().textContent).toBe(shown);
});
