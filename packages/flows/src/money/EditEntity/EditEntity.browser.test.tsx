import type { PersonChange } from '@handset/domain';
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
import { EditEntity } from './EditEntity.tsx';
import type { EditEntityDraft, EditedParty } from './editedParty.ts';

const party: EditedParty = {
  name: 'Ali Raza',
  number: '+923001234567',
  reference: 'Hall Road',
  cnic: '3520212345671',
  version: 3,
};

describe('an edited entity', () => {
  keepsTheContract<PersonChange, EditEntityDraft>({
    flow: (props) => <EditEntity {...props} party={party} />,
    keys: ['{Control>}a{/Control}Ali Raza Khan'],
    submit: 'Update',
    value: { name: 'Ali Raza Khan', version: 3 },
    kept: ['Name', 'Ali Raza Khan'],
  });

  test('says at its field what is wrong', async () => {
    const props = frame();
    const draft = { name: ' ', number: 'abc', reference: '', cnic: '35202' };
    await show(<EditEntity {...props} party={party} defaultDraft={draft} />);
    await button('Update').click();
    for (const message of [
      'Name: This is required',
      'Number: Enter a phone number, such as 0300 1234567',
      'Reference: This is required',
      'CNIC No# (optional): A CNIC has exactly 13 digits',
    ])
      await expect.element(problem(message)).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('asks before it takes a number that another one has', async () => {
    const props = frame();
    const other = { _id: 'p2', name: 'Sana Malik', number: '+923217654321', reference: 'Lahore' };
    await show(<EditEntity {...props} party={party} parties={{ items: [other] }} />);
    await enter('Number', '0321 7654321');
    await button('Update').click();
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Sana Malik/);
    expect(props.onSubmit).not.toHaveBeenCalled();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenLastCalledWith({ number: '+923217654321', version: 3 }),
    );
  });

  test('does not offer a CNIC that may not be seen', async () => {
    await show(<EditEntity {...frame()} party={{ ...party, cnic: '35202-•••••••-1' }} />);
    await expect.element(field('Reference')).toBeVisible();
    await expect.element(field('CNIC')).not.toBeInTheDocument();
  });
});
