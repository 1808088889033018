import type { CommitteeEntry } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  enter,
  field,
  frame,
  keepsTheContract,
  problem,
  show,
} from '../../testing/dialogContract.fixtures.tsx';
import { money } from '../../testing/shop.fixtures.ts';
import { CommitteeEntryForm } from './CommitteeEntryForm.tsx';
import { runningCommittee, today } from './committeeEntry.fixtures.ts';
import type { CommitteeEntryDraft } from './committeeEntryDraft.ts';

const lists = { ...money, committee: runningCommittee };
const question = () => page.getByRole('alertdialog');

describe('a committee entry', () => {
  keepsTheContract<CommitteeEntry, CommitteeEntryDraft>({
    flow: (props) => <CommitteeEntryForm {...props} {...lists} />,
    keys: ['{Control>}a{/Control}400'],
    confirm: 'Record instalment',
    value: {
      kind: 'instalment',
      share: 1,
      number: 3,
      amount: 400_00,
      date: today,
      note: undefined,
      bankAccountUsed: undefined,
      pocketCash: 400_00,
      accountCash: 0,
    },
    kept: ['Amount', '400'],
  });

  test('begins with the first instalment that is open, and what is left of it', async () => {
    await show(<CommitteeEntryForm {...frame()} {...lists} />);
    await expect
      .element(page.getByRole('combobox', { name: 'Instalment' }))
      .toHaveValue('No. 3 · due 5 Nov 2026 · Rs\u00a04,000 open');
    await button('Save').click();
    await expect.element(question()).toMatchTextContent(/Pocket CashRs.90,000Rs.86,000/);
    await expect.element(question()).toMatchTextContent(/Paid in to Market BCRs.26,000Rs.30,000/);
  });

  test('of the pool that is received is a debt from then on, never income', async () => {
    const props = frame();
    await show(<CommitteeEntryForm {...props} {...lists} />);
    await page.getByText('Pool received').click();
    await expect.element(page.getByText('Turn 4 · 5 Dec 2026')).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Instalment' })).not.toBeInTheDocument();
    await button('Save').click();
    await expect.element(question()).toMatchTextContent(/Pocket CashRs.90,000Rs.140,000/);
    await expect.element(question()).toMatchTextContent(/Still owed to Market BC.Rs.26,000Rs.24,000/);
    await button('Record payout').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        kind: 'payout',
        share: 1,
        amount: 50_000_00,
        date: today,
        pocketCash: 50_000_00,
        accountCash: 0,
      }),
    );
  });

  test('asks about a part of the instalment', async () => {
    await show(<CommitteeEntryForm {...frame()} {...lists} />);
    await enter('Amount', '3999');
    await button('Save').click();
    await expect
      .element(question())
      .toMatchTextContent(/Rs.3,999 is only a part of Rs.4,000; the rest stays due/);
  });

  test('is for no more than is open, and for no day to come', async () => {
    const props = frame();
    const draft = { amount: 4_001_00, date: '2026-11-22' };
    await show(<CommitteeEntryForm {...props} {...lists} defaultDraft={draft} />);
    await button('Save').click();
    await expect.element(problem('Amount: Only Rs\u00a04,000 is open')).toBeVisible();
    await expect.element(problem('Date: The date cannot be in the future')).toBeVisible();
    await page.getByText('Pool received').click();
    await enter('Amount', '50001');
    await expect.element(problem('Amount: Only Rs\u00a050,000 is open')).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('says that everything is paid, or taken already', async () => {
    const paid = {
      ...runningCommittee,
      schedule: runningCommittee.schedule.map((row) => ({ ...row, paid: row.amount })),
    };
    await show(<CommitteeEntryForm {...frame()} {...money} committee={paid} />);
    await expect.element(page.getByText('Every instalment of this share is paid.')).toBeVisible();
    await button('Save').click();
    await expect.element(problem('Amount: This is required')).toBeVisible();
  });

  test('asks which share where there are several, and fills in what is open of it', async () => {
    const two = {
      ...runningCommittee,
      shares: 2,
      turns: [4, null],
      schedule: [
        ...runningCommittee.schedule,
        ...runningCommittee.schedule.map((row) => ({ ...row, share: 2, paid: 0 })),
      ],
    };
    await show(<CommitteeEntryForm {...frame()} {...money} committee={two} />);
    await field('Share').selectOptions('Share 2');
    await expect.element(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('10,000');
    await page.getByText('Pool received').click();
    await expect.element(page.getByText('The turn of this share is not known yet.')).toBeVisible();
  });
});
