import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Modal } from '../Modal/Modal.tsx';
import { SearchableSelect, type SearchableSelectProps } from './SearchableSelect.tsx';

interface Item {
  id: string;
  serial: string;
}

const items: Item[] = Array.from({ length: 1000 }, (_, number) => ({
  id: `item-${number}`,
  serial: String(350_000_000_000_000 + number * 7919),
}));
const serialOf = (number: number) => items[number]?.serial ?? '';

function SerialSelect(props: Partial<SearchableSelectProps<Item>>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return (
    <SearchableSelect
      label="Serial"
      options={items}
      getKey={(item) => item.id}
      getLabel={(item) => item.serial}
      {...props}
      value={value}
      onChange={(key, item) => {
        setValue(key);
        props.onChange?.(key, item);
      }}
    />
  );
}

const box = () => page.getByRole('combobox', { name: 'Serial' });
const options = () => page.getByRole('option').elements();

describe('SearchableSelect', () => {
  it('takes what a scanner reads and ends with Enter, without submitting the form around it', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    await render(
      <form onSubmit={onSubmit}>
        <SerialSelect onChange={onChange} />
      </form>,
    );
    await userEvent.click(box());
    await userEvent.keyboard(`${serialOf(517)}{Enter}`);
    expect(onChange).toHaveBeenLastCalledWith('item-517', items[517]);
    await expect.element(box()).toHaveValue(serialOf(517));
    expect(options()).toHaveLength(0);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes an exact match on Tab, and nothing on Tab after a part of one', async () => {
    const onChange = vi.fn();
    await render(<SerialSelect onChange={onChange} />);
    await userEvent.click(box());
    await userEvent.keyboard('3500{Tab}');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(box());
    await userEvent.keyboard(`${serialOf(3)}{Tab}`);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('item-3', items[3]);
  });

  it('opens with the arrow, goes around at both ends, and takes the active option with Enter', async () => {
    const onChange = vi.fn();
    await render(<SerialSelect onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(10);
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByRole('option').nth(9)).toHaveAttribute('data-active');
    await userEvent.keyboard('{ArrowDown}{End}{Home}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('item-0', items[0]);
  });

  it('points the screen reader at the active option', async () => {
    await render(<SerialSelect />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const active = page.getByRole('option').nth(1).element();
    await expect.element(box()).toHaveAttribute('aria-activedescendant', active.id);
  });

  it('closes on Escape and shows what was chosen before, and only then lets a dialog close', async () => {
    const onClose = vi.fn();
    await render(
      <Modal isOpen onClose={onClose} title="Sale">
        <SerialSelect value="item-1" />
      </Modal>,
    );
    await userEvent.click(box());
    await userEvent.keyboard('999{Escape}');
    expect(options()).toHaveLength(0);
    await expect.element(box()).toHaveValue(serialOf(1));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('can be used with a pointer inside a dialog', async () => {
    const onChange = vi.fn();
    await render(
      <Modal isOpen onClose={() => {}} title="Sale" size="small">
        <SerialSelect onChange={onChange} />
      </Modal>,
    );
    await userEvent.click(box());
    await userEvent.click(page.getByRole('option', { name: serialOf(4) }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('item-4', items[4]);
  });

  it('takes the choice back and stays in the field', async () => {
    const onChange = vi.fn();
    await render(<SerialSelect value="item-2" onChange={onChange} />);
    await userEvent.click(page.getByRole('button', { name: 'Clear Serial' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null, null);
    await expect.element(box()).toHaveFocus();
    await expect.element(box()).toHaveValue('');
  });

  it('offers to make an option of a text that none has', async () => {
    const onCreate = vi.fn();
    await render(<SerialSelect onCreate={onCreate} />);
    await userEvent.click(box());
    await userEvent.keyboard('unknown{Enter}');
    expect(onCreate).toHaveBeenCalledExactlyOnceWith('unknown');
  });

  it('says that nothing was found', async () => {
    await render(<SerialSelect />);
    await userEvent.click(box());
    await userEvent.keyboard('nothing');
    await expect.element(page.getByRole('option')).toHaveTextContent('No options found');
    await expect.element(page.getByRole('status')).toHaveTextContent('No options found');
  });

  it('is no more than 250 px high', async () => {
    await render(<SerialSelect />);
    await userEvent.click(box());
    expect(page.getByRole('listbox').element().getBoundingClientRect().height).toBeLessThanOrEqual(250);
  });

  it('does not open while it is disabled', async () => {
    await render(<SerialSelect isDisabled value="item-2" />);
    await expect.element(box()).toBeDisabled();
    expect(options()).toHaveLength(0);
  });
});
