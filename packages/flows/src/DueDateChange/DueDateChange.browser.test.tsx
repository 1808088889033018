import type { DueDateChange as DueDateChangeValue } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import {
  button,
  enter,
  field,
  frame,
  keepsTheContract,
  problem,
  show,
  typeDay,
} from '../testing/dialogContract.fixtures.tsx';
import { DueDateChange, type DueDateDraft } from './DueDateChange.tsx';
import { lateBill } from './dueDate.fixtures.ts';

describe('another due date', () => {
  keepsTheContract<DueDateChangeValue, DueDateDraft>({
    flow: (props) => <DueDateChange {...props} bill={lateBill} />,
    keys: ['05012027{Enter}', 'Asked for time'],
    value: { dueDate: '2027-01-05', reason: 'Asked for time', version: 2 },
    kept: ['Reason', 'Asked for time'],
  });

  test('is put off from today on with one press, where the bill is late', async () => {
    const props = frame();
    await show(<DueDateChange {...props} bill={lateBill} />);
    await button('A week later').click();
    await field('Reason').fill('Asked for time');
    await button('Save').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        dueDate: '2026-11-28',
        reason: 'Asked for time',
        version: 2,
      }),
    );
  });

  test.each([
    ['01112026', 'New due date: Choose another day than the present one'],
    ['14092026', 'New due date: The date cannot be before the slip itself'],
  ])('%s is refused', async (digits, message) => {
    const props = frame();
    await show(<DueDateChange {...props} bill={lateBill} defaultDraft={{ reason: 'Asked for time' }} />);
    await typeDay('New due date', digits);
    await button('Save').click();
    await expect.element(problem(message)).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test.each([
    ['', 'Reason: This is required'],
    ['   ', 'Reason: This is required'],
    ['R'.repeat(10_000), 'Reason: This is too long'],
  ])('with the reason %# is refused', async (reason, message) => {
    await show(<DueDateChange {...frame()} bill={lateBill} defaultDraft={{ dueDate: '2026-12-01' }} />);
    await enter('Reason', reason);
    await button('Save').click();
    await expect.element(problem(message)).toBeVisible();
  });
});
