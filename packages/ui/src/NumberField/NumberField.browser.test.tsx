import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { NumberField } from './NumberField.tsx';

const quantity = () => page.getByLabelText('Quantity');

it('lets digits alone be typed, and says nothing of a limit before the field is left', async () => {
  await render(<NumberField label="Quantity" minValue={1} />);
  await userEvent.click(quantity());
  await userEvent.keyboard('-0e.+۰');
  await expect.element(quantity()).toHaveValue('0۰');
  await expect.element(quantity()).toBeValid();
  await userEvent.keyboard('{Tab}');
  await expect.element(quantity()).toHaveAccessibleDescription('Enter 1 or more');
});

it('does not move a button away from under the press that leaves it', async () => {
  const onPress = vi.fn();
  await render(
    <>
      <NumberField label="Quantity" />
      <Button onPress={onPress}>Save</Button>
    </>,
  );
  await userEvent.click(quantity());
  document.execCommand('insertText', false, 'many');
  const button = page.getByRole('button', { name: 'Save' });
  const { top } = button.element().getBoundingClientRect();
  await userEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(quantity()).toBeInvalid();
  // The message takes room above the button.
  expect(button.element().getBoundingClientRect().top).toBeGreaterThan(top + 8);
});
