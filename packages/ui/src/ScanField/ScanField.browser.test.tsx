import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Form } from '../Form/Form.tsx';
import { withState } from '../field/withState.fixtures.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ScanField, type ScanFieldProps } from './ScanField.tsx';
import { sendScan } from './sendScan.fixtures.ts';
import { useScanBurst } from './useScanBurst.ts';

const CodeField = withState<ScanFieldProps>(ScanField, { label: 'Code', value: '', onScan: () => {} });

const field = () => page.getByRole('textbox', { name: 'Code' });
const input = () => field().element() as HTMLInputElement;

describe('ScanField', () => {
  it('replaces what was there, also what was typed, with the next scan', async () => {
    const onScan = vi.fn();
    await render(<CodeField onScan={onScan} />);
    await userEvent.click(field());
    await userEvent.keyboard('typed ');
    sendScan(input(), '40063813', 'Tab');
    await expect.element(field()).toHaveValue('40063813');
    sendScan(input(), '87654321', 'Tab');
    await expect.element(field()).toHaveValue('87654321');
    expect(onScan.mock.calls.map(([text]) => text)).toEqual(['40063813', '87654321']);
    await expect.element(field()).toHaveFocus();
  });

  it('leaves typing and its Enter alone', async () => {
    const onScan = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await render(
      <form onSubmit={onSubmit}>
        <CodeField onScan={onScan} maxKeyGap={0} />
      </form>,
    );
    await userEvent.click(field());
    await userEvent.keyboard('40063813{Enter}');
    expect(onScan).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledOnce();
    await expect.element(field()).toHaveValue('40063813');
  });

  it('takes what is typed for a scan where it may', async () => {
    const onScan = vi.fn();
    await render(<CodeField onScan={onScan} maxKeyGap={0} acceptsTyping />);
    await userEvent.click(field());
    await userEvent.keyboard('4006{Enter}');
    expect(onScan).toHaveBeenCalledExactlyOnceWith('4006', expect.objectContaining({ source: 'keyboard' }));
  });

  it('goes to the next field after a scan where it is told to', async () => {
    await render(
      <Form onSubmit={() => {}}>
        <CodeField afterScan="next" />
        <TextField label="Shelf" value="" onChange={() => {}} />
      </Form>,
    );
    await userEvent.click(field());
    sendScan(input(), '40063813', 'Enter');
    await expect.element(page.getByRole('textbox', { name: 'Shelf' })).toHaveFocus();
  });

  it.each(['isDisabled', 'isReadOnly'] as const)('takes nothing while it %s', async (prop) => {
    const onScan = vi.fn();
    await render(<CodeField onScan={onScan} {...{ [prop]: true }} />);
    sendScan(input(), '40063813', 'Enter');
    expect(onScan).not.toHaveBeenCalled();
  });

  it('takes a code that ends in silence where it may, and forgets it when it goes away before', async () => {
    const onScan = vi.fn();
    const { unmount } = await render(<CodeField onScan={onScan} endings={['pause']} />);
    await userEvent.click(field());
    sendScan(input(), '40063813');
    await unmount();
    await render(<CodeField onScan={onScan} endings={['pause']} />);
    await userEvent.click(field());
    sendScan(input(), '87654321');
    await expect.poll(() => onScan.mock.calls.map(([text]) => text)).toEqual(['87654321']);
  });

  it('hands over what a parent that keeps nothing has scanned', async () => {
    const onScan = vi.fn();
    await render(<ScanField label="Code" value="" onChange={() => {}} onScan={onScan} />);
    await userEvent.click(field());
    sendScan(input(), '40063813', 'Enter');
    expect(onScan).toHaveBeenCalledExactlyOnceWith('40063813', expect.anything());
    await expect.element(field()).toHaveValue('');
  });
});

function Page({ onScan, isDisabled }: { onScan: (text: string) => void; isDisabled?: boolean }) {
  const burst = useScanBurst({ onScan, isDisabled });
  return (
    <>
      <section {...burst} tabIndex={-1} aria-label="Inside">
        <button type="button" onClick={() => onScan('pressed')}>
          Button
        </button>
        <input aria-label="Text" />
      </section>
      <button type="button">Outside</button>
    </>
  );
}

it.each([
  ['the element', 'region', 'Inside', ['40063813']],
  ['a button in it, which its Enter does not press', 'button', 'Button', ['40063813']],
  ['no button outside it', 'button', 'Outside', []],
  ['no field in it, which keeps its text', 'textbox', 'Text', []],
] as const)('hears a scanner on %s, and nothing while it is disabled', async (_what, role, name, heard) => {
  const onScan = vi.fn();
  const { rerender } = await render(<Page onScan={onScan} />);
  const target = page.getByRole(role, { name }).element();
  sendScan(target, '40063813', 'Enter');
  await rerender(<Page onScan={onScan} isDisabled />);
  sendScan(target, '40063813', 'Enter');
  expect(onScan.mock.calls.map(([text]) => text)).toEqual(heard);
});
