import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withState } from '../field/withState.fixtures.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

interface Item {
  id: string;
  name: string;
}

const items: Item[] = ['Ball', 'Bat', 'Glove', 'Helmet', 'Net', 'Pad', 'Racket', 'Shoe'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));

const ItemSelect = withState<MultiSelectProps<Item>>(MultiSelect, {
  label: 'Items',
  value: [],
  options: items,
  getKey: (item) => item.id,
  getLabel: (item) => item.name,
});

const box = () => page.getByRole('combobox', { name: 'Items' });
const chips = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((chip) => chip.textContent);
const options = () => page.getByRole('option').elements();

describe('MultiSelect', () => {
  it('takes several with the keyboard, one after the other, and lets go of one that is chosen again', async () => {
    await render(<ItemSelect />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowDown}{Enter}');
    expect(chips()).toEqual(['Ball', 'Bat']);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(chips()).toEqual(['Bat']);
    expect(options().length).toBeGreaterThan(0);
  });

  it('keeps what is scanned a second time', async () => {
    await render(<ItemSelect />);
    await userEvent.click(box());
    await userEvent.keyboard('glove{Enter}net{Enter}glove{Enter}');
    expect(chips()).toEqual(['Glove', 'Net']);
    await expect.element(box()).toHaveValue('');
  });

  it('takes chips away with the keyboard, and keeps the focus among what is left', async () => {
    await render(<ItemSelect value={['ball', 'bat', 'net']} />);
    await userEvent.click(box());
    await userEvent.keyboard('{Escape}{Backspace}');
    await expect.element(page.getByRole('button', { name: 'Remove Net' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    expect(chips()).toEqual(['Ball', 'Net']);
    await expect.element(page.getByRole('button', { name: 'Remove Net' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(chips()).toEqual([]);
    await expect.element(box()).toHaveFocus();
  });

  it('follows the arrows of the page’s direction', async () => {
    await render(
      <UIProvider locale="ur">
        <ItemSelect value={['ball', 'bat']} />
      </UIProvider>,
    );
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('button', { name: /Ball/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(box()).toHaveFocus();
  });

  it('folds the chosen options again after few were left', async () => {
    await render(<ItemSelect value={['ball', 'bat', 'net']} maxChips={2} />);
    await userEvent.click(page.getByRole('button', { name: '1 more' }));
    await userEvent.click(page.getByRole('button', { name: 'Clear Items' }));
    await userEvent.keyboard('shoe{Enter}pad{Enter}net{Enter}');
    expect(chips()).toEqual(['Shoe', 'Pad']);
  });

  it('closes its list, from the button above it too, before the dialog around it', async () => {
    const onClose = vi.fn();
    await render(
      <Modal isOpen onClose={onClose} title="Order">
        <ItemSelect hasSelectAll />
      </Modal>,
    );
    await userEvent.click(box());
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Select all' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(options()).toHaveLength(0);
    await expect.element(box()).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps focus in the text while a button of its list is pressed', async () => {
    await render(<ItemSelect hasSelectAll />);
    await userEvent.click(box());
    const onBlur = vi.fn();
    box().element().addEventListener('blur', onBlur);
    await userEvent.click(page.getByRole('button', { name: 'Select all' }));
    expect(chips()).toHaveLength(6);
    expect(onBlur).not.toHaveBeenCalled();
  });

  it('closes when focus leaves it', async () => {
    await render(
      <>
        <ItemSelect value={['ball']} />
        <button type="button">After</button>
      </>,
    );
    await userEvent.click(box());
    await userEvent.tab();
    expect(options().length).toBeGreaterThan(0);
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(options()).toHaveLength(0);
  });

  it('shows a key that is not in the list as itself, one that is given twice once, and lets go of them', async () => {
    await render(<ItemSelect value={['gone', 'ball', 'ball']} />);
    expect(chips()).toEqual(['gone', 'Ball']);
    await userEvent.click(page.getByRole('button', { name: 'Remove gone' }));
    expect(chips()).toEqual(['Ball']);
  });
});
