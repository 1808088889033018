import { createRef, StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from './TextField.tsx';

const fields = [
  ['TextField', TextField],
  ['TextArea', TextArea],
  ['PasswordField', PasswordField],
] as const;

const field = () => page.getByLabelText('Word');

/** Keeps the text of a field in capitals. */
function Upper({ field: Field }: { field: (typeof fields)[number][1] }) {
  const [text, setText] = useState('');
  return <Field label="Word" value={text} onChange={(typed) => setText(typed.toUpperCase())} />;
}

describe.each(fields)('%s', (_name, Field) => {
  it('keeps the text itself, and goes back to the first one with its form', async () => {
    const onChange = vi.fn();
    const screen = await render(
      <StrictMode>
        <form>
          <Field label="Word" name="word" defaultValue="first" onChange={onChange} />
          <button type="reset">Reset</button>
        </form>
      </StrictMode>,
    );
    await userEvent.fill(field(), 'second');
    expect(onChange).toHaveBeenLastCalledWith('second');
    expect(new FormData(screen.container.querySelector('form') ?? undefined).get('word')).toBe('second');
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await expect.element(field()).toHaveValue('first');
  });

  it('shows what the caller keeps, and nothing else', async () => {
    await render(<Upper field={Field} />);
    await userEvent.click(field());
    await userEvent.keyboard('abc');
    await expect.element(field()).toHaveValue('ABC');
  });

  it('is described by its error rather than by its hint', async () => {
    const screen = await render(<Field label="Word" description="A hint" />);
    await expect.element(field()).toHaveAccessibleDescription('A hint');
    await screen.rerender(<Field label="Word" description="A hint" errorMessage="Wrong" />);
    await expect.element(field()).toHaveAccessibleDescription('Wrong');
    await expect.element(field()).toBeInvalid();
  });

  it('takes focus by its ref, and is skipped by Tab while it is disabled', async () => {
    const ref = createRef<never>();
    const screen = await render(<Field label="Word" ref={ref} />);
    (ref.current as HTMLElement | null)?.focus();
    await expect.element(field()).toHaveFocus();
    await screen.rerender(<Field label="Word" isDisabled />);
    await expect.element(field()).toBeDisabled();
  });

  it('changes nothing while it is read-only', async () => {
    const onChange = vi.fn();
    await render(<Field label="Word" defaultValue="kept" isReadOnly onChange={onChange} />);
    await userEvent.click(field());
    await userEvent.keyboard('x{Backspace}');
    await expect.element(field()).toHaveValue('kept');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('stays in its place however long its label, its error and its text are', async () => {
    const long = 'w'.repeat(400);
    const screen = await render(
      <div style={{ width: 200 }}>
        <Field label={`Word ${long}`} errorMessage={long} defaultValue={long} />
      </div>,
    );
    const place = screen.container.firstElementChild;
    expect(place?.scrollWidth).toBeLessThanOrEqual(200);
  });
});

describe('TextField', () => {
  it('shows each text in its own direction', async () => {
    await render(<TextField label="Word" />);
    await userEvent.fill(field(), 'موبائل');
    expect(getComputedStyle(field().element()).direction).toBe('rtl');
    await userEvent.fill(field(), 'mobile');
    expect(getComputedStyle(field().element()).direction).toBe('ltr');
  });

  it('takes no more characters than fit', async () => {
    await render(<TextField label="Word" maxLength={3} />);
    await userEvent.click(field());
    await userEvent.keyboard('abcdef');
    await expect.element(field()).toHaveValue('abc');
  });

  it('keeps two fields of one page apart', async () => {
    await render(
      <>
        <TextField label="One" errorMessage="Wrong" />
        <TextField label="Two" description="A hint" />
      </>,
    );
    await expect.element(page.getByLabelText('One')).toHaveAccessibleDescription('Wrong');
    await expect.element(page.getByLabelText('Two')).toHaveAccessibleDescription('A hint');
  });
});

describe('PasswordField', () => {
  it('shows what was typed for as long as it is asked to, without losing it', async () => {
    await render(<PasswordField label="Word" />);
    await userEvent.fill(field(), 'secret');
    await userEvent.click(page.getByRole('button', { name: 'Show password' }));
    await expect.element(field()).toHaveAttribute('type', 'text');
    await expect.element(field()).toHaveValue('secret');
    await userEvent.click(page.getByRole('button', { name: 'Show password' }));
    await expect.element(field()).toHaveAttribute('type', 'password');
  });

  it('never submits the form by the button that shows it', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    await render(
      <form onSubmit={onSubmit}>
        <PasswordField label="Word" />
      </form>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Show password' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
