import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Modal } from '../Modal/Modal.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function ProductSearch(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <SearchField
      label="Products"
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text);
        props.onChange?.(text);
      }}
    />
  );
}

const field = () => page.getByRole('searchbox', { name: 'Products' });
const clearButton = () => page.getByRole('button', { name: 'Clear Products' });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('SearchField', () => {
  it('clears on Escape, and only then lets the dialog around it close', async () => {
    const onClose = vi.fn();
    const onClear = vi.fn();
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

  it('clears with its button and keeps the focus, which the Tab key takes past the button', async () => {
    const onChange = vi.fn();
    await render(
      <>
        <ProductSearch value="cup" onChange={onChange} />
        <button type="button">After</button>
      </>,
    );
    await userEvent.click(clearButton());
    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
    await expect.element(field()).toHaveFocus();
    expect(clearButton().elements()).toHaveLength(0);
    await userEvent.keyboard('x{Tab}');
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('hands over what stands in it on Enter, and submits no form around it', async () => {
    const onSubmit = vi.fn();
    const onFormSubmit = vi.fn();
    await render(
      <form onSubmit={onFormSubmit}>
        <ProductSearch onSubmit={onSubmit} />
      </form>,
    );
    await userEvent.click(field());
    await userEvent.keyboard('cup{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('cup');
    expect(onFormSubmit).not.toHaveBeenCalled();
  });

  it('submits the form around it where it has no use for Enter itself', async () => {
    const onFormSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await render(
      <form onSubmit={onFormSubmit}>
        <ProductSearch />
      </form>,
    );
    await userEvent.click(field());
    await userEvent.keyboard('cup{Enter}');
    expect(onFormSubmit).toHaveBeenCalledOnce();
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

  it.each(['isDisabled', 'isReadOnly'] as const)('offers nothing to clear while it %s', async (prop) => {
    const onSubmit = vi.fn();
    await render(<ProductSearch value="cup" onSubmit={onSubmit} {...{ [prop]: true }} />);
    expect(clearButton().elements()).toHaveLength(0);
    if (prop === 'isReadOnly') {
      await userEvent.click(field());
      await userEvent.keyboard('{Escape}{Enter}');
    }
    await expect.element(field()).toHaveValue('cup');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says that it is busy while results are on their way', async () => {
    await render(<ProductSearch isLoading />);
    await expect.element(field()).toHaveAttribute('aria-busy', 'true');
  });

  it('keeps two fields of one page apart, in StrictMode too', async () => {
    await render(
      <StrictMode>
        <ProductSearch />
        <ProductSearch label="Customers" />
      </StrictMode>,
    );
    await userEvent.click(page.getByRole('searchbox', { name: 'Customers' }));
    await userEvent.keyboard('ali');
    await expect.element(field()).toHaveValue('');
    await expect.element(page.getByRole('searchbox', { name: 'Customers' })).toHaveValue('ali');
  });

  it('stays as wide as its place, whatever is typed and however it is called', async () => {
    await render(
      <div style={{ inlineSize: 240 }}>
        <ProductSearch label={'Products of every kind '.repeat(30)} value={'teapot'.repeat(100)} />
      </div>,
    );
    const frame = page.getByRole('searchbox').element().parentElement;
    expect(frame?.getBoundingClientRect().width).toBe(240);
  });

  it('tells the developer of a field without a name', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await render(<ProductSearch label=" " />);
    expect(warn.mock.calls.flat()).toContainEqual(expect.stringContaining('SearchField: `label` is empty'));
  });
});
