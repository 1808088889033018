import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withState } from '../field/withState.fixtures.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { longLoad } from '../picker/useTakesLong.ts';
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

const SerialSelect = withState<SearchableSelectProps<Item>>(SearchableSelect, {
  label: 'Serial',
  value: null,
  options: items,
  getKey: (item) => item.id,
  getLabel: (item) => item.serial,
});

const box = () => page.getByRole('combobox', { name: 'Serial' });
const options = () => page.getByRole('option').elements();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('SearchableSelect', () => {
  it('takes each code that a scanner ends with Enter in place of the one before, and submits no form', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    await render(
      <form onSubmit={onSubmit}>
        <SerialSelect onChange={onChange} />
      </form>,
    );
    await userEvent.click(box());
    await userEvent.keyboard(`${serialOf(1)}{Enter}${serialOf(517)}{Enter}`);
    expect(onChange.mock.calls).toEqual([
      ['item-1', items[1]],
      ['item-517', items[517]],
    ]);
    await expect.element(box()).toHaveValue(serialOf(517));
    expect(options()).toHaveLength(0);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('opens with the arrow, goes around at both ends, and takes the active option with Enter', async () => {
    const onChange = vi.fn();
    await render(<SerialSelect onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(10);
    await userEvent.keyboard('{ArrowUp}');
    const last = page.getByRole('option').nth(9);
    await expect.element(last).toHaveAttribute('data-active');
    await expect.element(box()).toHaveAttribute('aria-activedescendant', last.element().id);
    await userEvent.keyboard('{ArrowDown}{End}{Home}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('item-0', items[0]);
  });

  const also = { getSearchText: ({ serial }: Item) => `also ${serial}` };
  const alike = { getLabel: ({ id }: Item) => (id === 'item-1' ? 'Galaxy A15 5G' : 'Galaxy A15') };
  const behind = {
    getLabel: ({ id }: Item) => (id.endsWith('9') ? 'Galaxy A15' : 'Galaxy A15 5G'),
    getSearchText: ({ serial }: Item) => `Galaxy A15 ${serial}`,
  };

  it.each([
    ['an exact match', {}, serialOf(3), ['item-3']],
    ['a whole label that is searched by more', also, serialOf(3), ['item-3']],
    ['nothing after a part of one', {}, '3500', []],
    ['none of several options with one label', alike, 'Galaxy A15', []],
    ['none whose like may be beyond the list', behind, 'Galaxy A15', []],
  ])('takes %s on Tab', async (_what, props, typed, taken) => {
    const onChange = vi.fn();
    await render(<SerialSelect onChange={onChange} {...props} />);
    await userEvent.click(box());
    await userEvent.keyboard(`${typed}{Tab}`);
    expect(onChange.mock.calls.map(([key]) => key)).toEqual(taken);
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

  it('is searched again after a click, whatever was chosen, and edited after a second one', async () => {
    await render(<SerialSelect value="item-1" />);
    await userEvent.click(box());
    await userEvent.keyboard(serialOf(8));
    await expect.element(box()).toHaveValue(serialOf(8));
    await userEvent.click(box());
    await userEvent.keyboard('{End}{Backspace}');
    await expect.element(box()).toHaveValue(serialOf(8).slice(0, -1));
  });
});

const asked = (query: string) => items.filter(({ serial }) => serial.includes(query)).slice(0, 10);
const labels = () => options().map((option) => option.textContent);

/** An answer that comes when it is let. */
function answerByHand() {
  let come: (options: readonly Item[]) => void = () => {};
  const answer = new Promise<readonly Item[]>((resolve) => {
    come = resolve;
  });
  return { answer, come };
}

describe('SearchableSelect whose options are found elsewhere', () => {
  it('asks once typing pauses, aborts what is not wanted any more, and lists the last answer alone', async () => {
    const asking = new Map<string, ReturnType<typeof answerByHand> & { signal: AbortSignal }>();
    const loadOptions = (query: string, signal: AbortSignal) => {
      const byHand = answerByHand();
      asking.set(query, { ...byHand, signal });
      return byHand.answer;
    };
    await render(<SerialSelect options={undefined} loadOptions={loadOptions} loadDelay={0} />);
    await userEvent.click(box());
    await userEvent.keyboard(serialOf(7));
    await expect.poll(() => asking.has(serialOf(7))).toBe(true);
    await userEvent.keyboard('{Backspace}');
    const shorter = serialOf(7).slice(0, -1);
    await expect.poll(() => asking.has(shorter)).toBe(true);
    expect(asking.get(serialOf(7))?.signal.aborted).toBe(true);
    asking.get(shorter)?.come(asked(shorter));
    await expect.poll(labels).toEqual(asked(shorter).map(({ serial }) => serial));
    asking.get(serialOf(7))?.come([]);
    await expect.element(page.getByRole('option').first()).toHaveTextContent(asked(shorter)[0]?.serial);
  });

  it('chooses what was scanned when the answer comes, though focus has gone on to the next field', async () => {
    const { answer, come } = answerByHand();
    const onChange = vi.fn();
    await render(
      <>
        <SerialSelect options={undefined} loadOptions={() => answer} onChange={onChange} />
        <button type="button">After</button>
      </>,
    );
    await userEvent.click(box());
    await userEvent.keyboard(`${serialOf(9)}{Tab}`);
    come(items.slice(0, 10));
    await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('item-9');
    await expect.element(box()).toHaveValue(serialOf(9));
  });

  it('offers to try again when a load never ends', async () => {
    const loadOptions = vi.fn(() => new Promise<never>(() => {}));
    await render(<SerialSelect options={undefined} loadOptions={loadOptions} />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    (box().element() as HTMLElement).click();
    await vi.advanceTimersByTimeAsync(longLoad);
    vi.useRealTimers();
    await expect.element(page.getByRole('alert')).toMatchTextContent('This is taking longer than usual');
    const before = loadOptions.mock.calls.length;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => loadOptions.mock.calls.length).toBe(before + 1);
  });

  it('aborts its request when it goes away, and changes nothing then', async () => {
    const { answer, come } = answerByHand();
    const load = vi.fn((_query: string, _signal: AbortSignal) => answer);
    const onChange = vi.fn();
    const field = <SerialSelect options={undefined} loadOptions={load} onChange={onChange} />;
    const { unmount } = await render(field);
    await userEvent.click(box());
    await userEvent.keyboard(`${serialOf(1)}{Enter}`);
    await expect.poll(() => load.mock.lastCall?.[0]).toBe(serialOf(1));
    await unmount();
    expect(load.mock.lastCall?.[1].aborted).toBe(true);
    come(items);
    await answer;
    expect(onChange).not.toHaveBeenCalled();
  });

  it('asks nothing while nobody has opened it', async () => {
    const loadOptions = vi.fn(async () => items);
    await render(<SerialSelect options={undefined} loadOptions={loadOptions} value="item-3" />);
    expect(loadOptions).not.toHaveBeenCalled();
    await expect.element(box()).toHaveValue('item-3');
  });
});

describe('SearchableSelect with what is wrong or unusual', () => {
  it.each([
    ['stays on the option that the arrows went to while the list changes around it', 0, 8, ['item-1']],
    ['chooses nothing when the option that the arrows went to is gone', 3, 5, []],
  ])('%s', async (_what, from, count, chosen) => {
    const onChange = vi.fn();
    const select = (list: Item[]) => <SerialSelect options={list} onChange={onChange} />;
    const { rerender } = await render(select(items.slice(0, 3)));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await rerender(select([...items.slice(10, 15), ...items.slice(from, 3)]));
    expect(options()).toHaveLength(count);
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls.map(([key]) => key)).toEqual(chosen);
  });

  it('shows a key that is not in the list as itself, or in the caller’s words, or not while it may come', async () => {
    const { rerender } = await render(<SerialSelect value="item-2" options={[]} isLoading />);
    await expect.element(box()).toHaveValue('');
    await rerender(<SerialSelect options={[]} />);
    await expect.element(box()).toHaveValue('item-2');
    await rerender(<SerialSelect options={[]} getKeyLabel={() => 'Sold out'} />);
    await expect.element(box()).toHaveValue('Sold out');
    await rerender(<SerialSelect />);
    await expect.element(box()).toHaveValue(serialOf(2));
  });

  it.each([
    ['a key that two options have', { getKey: () => 'same' }],
    ['options without a key', { getKey: () => undefined as never }],
  ])('warns of %s, and can still be used', async (_title, props) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await render(<SerialSelect {...props} />);
    await userEvent.click(box());
    await userEvent.keyboard('3{ArrowDown}{Enter}');
    expect(warn.mock.calls.flat()).toContainEqual(
      expect.stringContaining('SearchableSelect: `getKey` gives'),
    );
    await expect.element(box()).toBeVisible();
  });
});
