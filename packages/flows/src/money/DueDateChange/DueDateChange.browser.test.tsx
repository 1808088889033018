import type { DueDateChange as DueDateChangeValue } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import {
  button,
  field,
  frame,
  keepsTheContract,
  problem,
  show,
} from '../../testing/dialogContract.fixtures.tsx';
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

  test('is sent again after a reload without an answer, though the bill may have it by now', async () => {
    const props = frame();
    const sent = { dueDate: '2027-01-05', reason: 'Asked for time' };
    const bill = { ...lateBill, dueDate: sent.dueDate };
    await show(<DueDateChange {...props} bill={bill} defaultDraft={sent} isUncertain />);
    await button('Try again').click();
    await vi.waitFor(() => expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({ ...sent, version: 2 }));
  });

  test('is refused before the day of the document', async () => {
    const props = frame();
    await show(<DueDateChange {...props} bill={lateBill} defaultDraft={{ dueDate: '2026-09-14' }} />);
    await button('Save').click();
    await expect
      .element(problem('New due date: The date cannot be before the date of the document'))
      .toBeVisible();
    await expect.element(problem('Reason: This is required')).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });
});
