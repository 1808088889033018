import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Modal } from '../Modal/Modal.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function ProductSearch(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <SearchField label="Products" {...props} value={value} onChange={setValue} />;
}

const field = () => page.getByRole('searchbox', { name: 'Products' });

it('clears on Escape, and only then lets the dialog around it close', async () => {
  const [onClose, onClear] = [vi.fn(), vi.fn()];
  await render(
    <Modal isOpen onClose={onClose} title="Order">
      <ProductSearch onClear={onClear} />
    </Modal>,
  );
  await userEvent.click(field());
  await userEvent.keyboard('cup{Escape}');
  await expect.element(field()).toHaveValue('');
  expect(onClear).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClear).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ['hands over what stands in it on Enter, and submits no form around it', vi.fn(), 0],
  ['submits the form around it where it has no use for Enter itself', undefined, 1],
])('%s', async (_what, onSubmit, times) => {
  const onFormSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await render(
    <form onSubmit={onFormSubmit}>
      <ProductSearch onSubmit={onSubmit} />
    </form>,
  );
  await userEvent.click(field());
  await userEvent.keyboard('cup{Enter}');
  if (onSubmit) expect(onSubmit).toHaveBeenCalledExactlyOnceWith('cup');
  expect(onFormSubmit).toHaveBeenCalledTimes(times);
});

it('leaves Escape and Enter to the writing system while a word is being composed', async () => {
  const onSubmit = vi.fn();
  await render(<ProductSearch value="cup" onSubmit={onSubmit} />);
  for (const key of ['Escape', 'Enter'])
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }));
  await expect.element(field()).toHaveValue('cup');
  expect(onSubmit).not.toHaveBeenCalled();
});
