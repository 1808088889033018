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
} from '../testing/dialogContract.fixtures.tsx';
import { today } from '../testing/shop.fixtures.ts';
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

  test('needs its names, its amount and its shares', async () => {
    await show(<CommitteeForm {...frame()} />);
    await button('Save').click();
    for (const label of ['Committee Name', 'Organiser', 'Amount of one share', 'Shares in all'])
      await expect.element(problem(`${label}: This is required`)).toBeVisible();
    await expect.element(schedule()).toMatchTextContent('Enter the amount and the shares to see it.');
  });

  test.each([
    [{ name: '   ' }, 'Committee Name: This is required'],
    [{ name: 'M'.repeat(10_000) }, 'Committee Name: This is too long'],
    [{ organiser: 'H'.repeat(10_000) }, 'Organiser: This is too long'],
    [{ amount: 0 }, 'Amount of one share: The amount must be more than zero'],
    [{ members: 1, shares: 1, turns: [] }, 'Shares in all: A committee has from 2 to 400 shares'],
    [{ members: 401 }, 'Shares in all: A committee has from 2 to 400 shares'],
    [{ shares: 21 }, 'Our shares: A shop holds from 1 to 20 shares, and no more than there are'],
    [
      { members: 5, shares: 6, turns: [] },
      'Our shares: A shop holds from 1 to 20 shares, and no more than there are',
    ],
    [{ turns: [3, 3] }, 'Our turn: Give each share a turn of its own, one that there is'],
    [{ turns: [21] }, 'Our turn: Give each share a turn of its own, one that there is'],
    [{ startDate: '' as const }, 'First instalment: This is required'],
  ])('case %# is not handed over', async (change, message) => {
    const props = frame();
    await show(<CommitteeForm {...props} defaultDraft={{ ...filledCommittee, ...change }} />);
    await button('Save').click();
    await expect.element(problem(message)).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
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
    value: { name: 'Bazaar BC', organiser: 'Haji Sahib', turns: [3, null], note: undefined, version: 4 },
    kept: ['Committee Name', 'Bazaar BC'],
  });

  test('takes turns that were swapped, and shows what they change', async () => {
    const props = frame();
    await show(<CommitteeForm {...props} mode="change" committee={changedCommittee} />);
    await enter('Turn of share 1', '8');
    await enter('Turn of share 2', '15');
    await expect.element(schedule()).toMatchTextContent(/8\. 5 Jul 2027We take Rs.200,000/);
    await button('Update').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ turns: [8, 15] })),
    );
  });

  test.each(['3', '21'])('refuses %s as a second turn beside the third', async (turn) => {
    await show(<CommitteeForm {...frame()} mode="change" committee={changedCommittee} />);
    await enter('Turn of share 2', turn);
    await button('Update').click();
    await expect
      .element(problem('Our turn: Give each share a turn of its own, one that there is'))
      .toBeVisible();
  });
});
