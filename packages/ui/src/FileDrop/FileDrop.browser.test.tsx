import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withState } from '../field/withState.fixtures.tsx';
import { dropOn, pasteFiles, textFile } from '../files/files.fixtures.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const Documents = withState<FileDropProps>(FileDrop, { label: 'Documents', value: [] });

const field = () => page.getByRole('group', { name: 'Documents' });
const chooser = () => page.getByRole('button', { name: /^Choose/ });
const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
const names = () =>
  field()
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('[dir=auto]')?.textContent);
const offer = textFile('offer.pdf');
const bill = textFile('bill.pdf');
const note = textFile('note.pdf');

describe('FileDrop', () => {
  it('takes files that are chosen, dropped and pasted, after those that are there', async () => {
    await render(<Documents />);
    await userEvent.upload(field().element().querySelector('input[type=file]') as HTMLElement, offer);
    await vi.waitFor(() => expect(names()).toEqual(['offer.pdf']));
    dropOn(field().element(), [bill]);
    await vi.waitFor(() => expect(names()).toEqual(['offer.pdf', 'bill.pdf']));
    chooser().element().focus();
    pasteFiles([note]);
    await vi.waitFor(() => expect(names()).toEqual(['offer.pdf', 'bill.pdf', 'note.pdf']));
    await expect.element(page.getByRole('status')).toHaveTextContent('1 file added');
  });

  it('gives each file that is left out its own reason, until something else is done', async () => {
    const onRefuse = vi.fn();
    await render(
      <Documents
        {...{ onRefuse }}
        value={[offer]}
        accept={['application/pdf']}
        maxSize={2000}
        maxCount={2}
      />,
    );
    dropOn(field().element(), [
      textFile('plan.txt', 'text/plain'),
      textFile('large.pdf', 'application/pdf', 'x'.repeat(2001)),
      textFile('nothing.pdf', 'application/pdf', ''),
      textFile('offer.pdf'),
      bill,
      note,
    ]);
    const alert = page.getByRole('alert');
    await expect.element(alert).toBeVisible();
    const lines = [...alert.element().children].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'plan.txt was left out: only these kinds are accepted: PDF',
      'large.pdf was left out: it is 3 kB, and the limit is 2 kB',
      'nothing.pdf was left out: it is empty',
      'offer.pdf was left out: it is in the list already',
      'note.pdf was left out: only 2 files are allowed',
    ]);
    expect(names()).toEqual(['offer.pdf', 'bill.pdf']);
    const refused = onRefuse.mock.calls[0]?.[0] as { file: File; reason: string }[];
    expect(refused.map(({ reason }) => reason)).toEqual(['type', 'size', 'empty', 'twice', 'count']);
    await userEvent.click(remove('offer.pdf'));
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('counts the refusals that are too many to name', async () => {
    await render(<Documents accept={['.csv']} />);
    dropOn(
      field().element(),
      Array.from({ length: 200 }, (_, number) => textFile(`${number}.pdf`)),
    );
    await expect.element(page.getByRole('alert')).toMatchTextContent('195 more');
  });

  it('keeps focus in the field when the last file that fits is added, and after removing', async () => {
    await render(<Documents maxCount={3} value={[offer, bill]} />);
    chooser().element().focus();
    pasteFiles([note]);
    await expect.element(remove('note.pdf')).toHaveFocus();
    await expect.element(chooser()).not.toBeInTheDocument();
    remove('bill.pdf').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(remove('note.pdf')).toHaveFocus();
    await expect.element(page.getByRole('status')).toHaveTextContent('bill.pdf removed');
    await userEvent.keyboard('{Enter}');
    await expect.element(remove('offer.pdf')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(chooser()).toHaveFocus();
    expect(field().getByRole('listitem').elements()).toHaveLength(0);
  });

  it('does not let a dropped file replace the page when it is full or disabled', async () => {
    const onChange = vi.fn();
    const { rerender } = await render(<Documents {...{ onChange }} maxCount={1} value={[offer]} />);
    expect(dropOn(field().element(), [bill])).toBe(true);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('bill.pdf was left out: only 1 file is allowed');
    await rerender(
      <>
        <Documents {...{ onChange }} isDisabled />
        <Documents label="Others" />
      </>,
    );
    expect(dropOn(field().element(), [bill])).toBe(true);
    // A drop is read a moment later, in its turn.
    const others = page.getByRole('group', { name: 'Others' });
    dropOn(others.element(), [note]);
    await expect.element(others.getByRole('listitem')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('ignores limits that are not numbers above 0', async () => {
    await render(<Documents maxCount={Number.NaN} />);
    dropOn(field().element(), [offer, bill]);
    await vi.waitFor(() => expect(names()).toHaveLength(2));
  });
});
