import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withState } from '../field/withState.fixtures.tsx';
import { PatternField, type PatternFieldProps } from './PatternField.tsx';

const pattern = '00000-0000000-0';
const field = () => page.getByLabelText('Number');
const input = () => field().element() as HTMLInputElement;

const Kept = withState<PatternFieldProps>(PatternField, { label: 'Number', pattern, value: '' });

function insert(text: string) {
  input().focus();
  document.execCommand('insertText', false, text);
}

describe('PatternField', () => {
  it('takes as many digits as fit of what is pasted', async () => {
    const onChange = vi.fn();
    await render(<Kept onChange={onChange} />);
    insert('۳۵۲۰۲-1234567 1999');
    await expect.element(field()).toHaveValue('35202-1234567-1');
    expect(onChange).toHaveBeenLastCalledWith('3520212345671');
  });

  it.each([
    ['a digit in the middle', 3, 3, '9', '35290-2123456-7', 4],
    ['a digit before a separator', 5, 5, '9', '35202-9123456-7', 7],
    ['a digit over a selection', 4, 8, '9', '35209-34567', 5],
    ['a letter, which changes nothing', 3, 3, 'x', '35202-1234567', 3],
    ['Backspace behind a separator', 6, 6, '{Backspace}', '35201-234567', 4],
    ['Delete before a separator', 5, 5, '{Delete}', '35202-234567', 5],
    ['Backspace in the middle', 3, 3, '{Backspace}', '35021-234567', 2],
    ['Backspace over everything', 0, 13, '{Backspace}', '', 0],
  ])('keeps the caret in its place after %s', async (_what, start, end, keys, text, caret) => {
    await render(<Kept />);
    insert('352021234567');
    input().setSelectionRange(start, end);
    await userEvent.keyboard(keys);
    await expect.element(field()).toHaveValue(text);
    expect(input().selectionStart).toBe(caret);
    expect(input().selectionEnd).toBe(caret);
  });

  it('takes digits that the browser fills in', async () => {
    const onChange = vi.fn();
    await render(<Kept onChange={onChange} />);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), '3520212345671');
    input().dispatchEvent(new Event('input', { bubbles: true }));
    await expect.element(field()).toHaveValue('35202-1234567-1');
    expect(onChange).toHaveBeenLastCalledWith('3520212345671');
  });
});
