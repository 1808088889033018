import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';

test('answers a press', async () => {
  const screen = await render(
    <UIProvider>
      <Button>Save</Button>
    </UIProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});
