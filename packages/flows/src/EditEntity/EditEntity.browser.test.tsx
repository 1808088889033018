import type { PersonChange } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import {
  button,
  enter,
  field,
  frame,
  keepsTheContract,
  problem,
  show,
} from '../testing/dialogContract.fixtures.tsx';
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

  test('is not handed over while nothing was changed', async () => {
    const props = frame();
    await show(<EditEntity {...props} party={party} />);
    await button('Update').click();
    await expect.element(problem('Name: Nothing has been changed yet')).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test.each([
    ['Name', '   ', 'Name: This is required'],
    ['Name', 'A'.repeat(10_000), 'Name: This is too long'],
    ['Number', 'abc', 'Number: Enter a phone number, such as 0300 1234567'],
    ['Reference', '', 'Reference: This is required'],
    ['CNIC', '35202', 'CNIC No# (optional): A CNIC has exactly 13 digits'],
  ])('is not handed over with %s %#', async (label, text, message) => {
    const props = frame();
    await show(<EditEntity {...props} party={party} />);
    await enter(label, text);
    await button('Update').click();
    await expect.element(problem(message)).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('loses its CNIC when that is cleared', async () => {
    const props = frame();
    await show(<EditEntity {...props} party={party} />);
    await enter('CNIC', '');
    await button('Update').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({ cnic: null, version: 3 }),
    );
  });

  test('does not offer a CNIC that may not be seen', async () => {
    await show(<EditEntity {...frame()} party={{ ...party, cnic: '35202-•••••••-1' }} />);
    await expect.element(field('Reference')).toBeVisible();
    await expect.element(field('CNIC')).not.toBeInTheDocument();
  });
});
