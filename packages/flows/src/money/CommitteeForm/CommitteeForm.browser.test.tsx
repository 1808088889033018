import type { CommitteeChange, NewCommittee } from '@handset/domain';
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
import { today } from '../../testing/shop.fixtures.ts';
import type { CommitteeChangeDraft } from './ChangeCommitteeForm.tsx';
import { CommitteeForm } from './CommitteeForm.tsx';
import { changedCommittee, filledCommittee } from './committee.fixtures.ts';
import type { CommitteeDraft } from './committeeDraft.ts';

const schedule = () => page.getByRole('region', { name: 'Schedule' });

describe('a new committee', () => {
  keepsTheContract<NewCommittee, CommitteeDraft>({
    flow: (props) => <CommitteeForm {...props} />,
    keys: ['Market BC{Enter}', 'Haji Sahib{Enter}', '10000{Enter}', '10'],
    value: {
      name: 'Market BC',
      organiser: 'Haji Sahib',
      amount: 10_000_00,
      members: 10,
      shares: 1,
      startDate: today,
      frequency: 'monthly',
      draw: 'turn',
      turns: [null],
      note: undefined,
    },
    kept: ['Committee Name', 'Market BC'],
  });

  test('shows the pool, what is paid, and when it is paid and taken', async () => {
    await show(<CommitteeForm {...frame()} defaultDraft={filledCommittee} />);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(/Pool \(20 × Rs.10,000\)Rs.200,000/);
    await expect.element(dialog).toMatchTextContent(/We pay each timeRs.20,000/);
    await expect.element(dialog).toMatchTextContent(/We pay in allRs.400,000/);
    await expect.element(schedule()).toMatchTextContent(/3\. 5 Feb 2027We take Rs.200,000/);
    await expect.element(schedule()).toMatchTextContent(/7 more/);
  });

  test('asks for the turn of each of our shares, and forgets those that are gone', async () => {
    const props = frame();
    await show(<CommitteeForm {...props} defaultDraft={filledCommittee} />);
    await expect.element(field('Turn of share 2')).toHaveValue('12');
    await enter('Our shares', '1');
    await expect.element(field('Our turn')).toHaveValue('3');
    await button('Save').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ shares: 1, turns: [3] }),
      ),
    );
  });

  test('says at each field what is wrong', async () => {
    const props = frame();
    await show(<CommitteeForm {...props} defaultDraft={{ shares: 21, startDate: '' }} />);
    await button('Save').click();
    for (const label of [
      'Committee Name',
      'Organiser',
      'Amount of one share',
      'Shares in all',
      'First instalment',
    ])
      await expect.element(problem(`${label}: This is required`)).toBeVisible();
    await expect
      .element(problem('Our shares: A shop holds from 1 to 20 shares, and no more than there are'))
      .toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
    await expect.element(schedule()).toMatchTextContent('Enter the amount and the shares to see it.');
  });

  test('whose turns are drawn by ballot leaves them open', async () => {
    const props = frame();
    await show(<CommitteeForm {...props} defaultDraft={{ ...filledCommittee, turns: [null, null] }} />);
    await page.getByText('By ballot').click();
    await expect.element(page.getByText('Blank until it is drawn')).toBeVisible();
    await button('Save').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ draw: 'ballot', turns: [null, null] }),
      ),
    );
  });
});

describe('a committee that runs', () => {
  keepsTheContract<CommitteeChange, CommitteeChangeDraft>({
    flow: (props) => <CommitteeForm {...props} mode="change" committee={changedCommittee} />,
    keys: ['{Control>}a{/Control}Bazaar BC'],
    submit: 'Update',
    value: { name: 'Bazaar BC', organiser: 'Haji Sahib', turns: [3, null], note: null, version: 4 },
    kept: ['Committee Name', 'Bazaar BC'],
  });

  test('takes turns that were swapped, each once, and shows what they change', async () => {
    const props = frame();
    await show(<CommitteeForm {...props} mode="change" committee={changedCommittee} />);
    await enter('Turn of share 1', '8');
    await enter('Turn of share 2', '8');
    await button('Update').click();
    await expect
      .element(problem('Our turn: Give each share a turn of its own, up to the number of shares'))
      .toBeVisible();
    await enter('Turn of share 2', '15');
    await expect.element(schedule()).toMatchTextContent(/8\. 5 Jul 2027We take Rs.200,000/);
    await button('Update').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ turns: [8, 15] })),
    );
  });
});
