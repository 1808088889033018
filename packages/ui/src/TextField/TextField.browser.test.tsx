import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from './TextField.tsx';

const field = () => page.getByLabelText('Word');

describe('TextField', () => {
  it('keeps the text itself, and goes back to the first one with its form', async () => {
    const onChange = vi.fn();
    const { container } = await render(
      <StrictMode>
        <form>
          <TextField label="Word" name="word" defaultValue="first" onChange={onChange} />
          <button type="reset">Reset</button>
        </form>
      </StrictMode>,
    );
    await userEvent.fill(field(), 'second');
    expect(onChange).toHaveBeenLastCalledWith('second');
    expect(new FormData(container.querySelector('form') ?? undefined).get('word')).toBe('second');
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await expect.element(field()).toHaveValue('first');
  });

  it.each([
    ['موبائل', 'rtl'],
    ['mobile', 'ltr'],
  ])('shows %s in its own direction', async (text, direction) => {
    await render(<TextField label="Word" defaultValue={text} />);
    expect(getComputedStyle(field().element()).direction).toBe(direction);
  });
});

describe('PasswordField', () => {
  it('shows what was typed for as long as it is asked to, and submits no form by that', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    await render(
      <form onSubmit={onSubmit}>
        <PasswordField label="Word" defaultValue="secret" />
      </form>,
    );
    for (const type of ['text', 'password']) {
      await userEvent.click(page.getByRole('button', { name: 'Show password' }));
      await expect.element(field()).toHaveAttribute('type', type);
      await expect.element(field()).toHaveValue('secret');
    }
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
