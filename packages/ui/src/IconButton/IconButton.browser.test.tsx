import { Pencil } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconButton } from './IconButton.tsx';

it('goes by its label, shows it on focus, and is pressed by the keyboard', async () => {
  const onPress = vi.fn();
  await render(
    <IconButton label="Edit" onPress={onPress}>
      <Pencil size={16} />
    </IconButton>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Edit');
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});

it('is large enough for a finger where density says so', async () => {
  await render(
    <div style={{ ['--hs-size-control-small' as string]: '44px' }}>
      <IconButton label="Edit" size="small">
        <Pencil size={16} />
      </IconButton>
    </div>,
  );
  const { width, height } = page.getByRole('button').element().getBoundingClientRect();
  expect(width).toBe(44);
  expect(height).toBe(44);
});

it('says that a label is missing and why it is needed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await render(
    <IconButton label=" " hasTooltip={false}>
      <Pencil size={16} />
    </IconButton>,
  );
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/IconButton: label is empty/));
  warn.mockRestore();
});
