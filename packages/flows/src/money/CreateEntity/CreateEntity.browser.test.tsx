import type { NewParty } from '@handset/domain';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  field,
  frame,
  keepsTheContract,
  problem,
  show,
} from '../../testing/dialogContract.fixtures.tsx';
import { CreateEntity } from './CreateEntity.tsx';

const filled = { name: 'Usman', number: '0300 7654321', reference: 'Walk-in' };

describe('an entity', () => {
  keepsTheContract<NewParty, NewParty>({
    flow: (props) => <CreateEntity {...props} />,
    keys: ['Usman{Enter}', '0300 7654321{Enter}', 'Walk-in'],
    submit: 'Create',
    value: { name: 'Usman', number: '+923007654321', reference: 'Walk-in' },
    kept: ['Reference', 'Walk-in'],
  });

  test('needs name, number and reference, and says so at once', async () => {
    const props = frame();
    await show(<CreateEntity {...props} />);
    await button('Create').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Please fill all fields');
    for (const label of ['Name', 'Number', 'Reference'])
      await expect.element(problem(`${label}: This is required`)).toBeVisible();
    await field('Name').fill('Usman');
    await field('Number').fill('03007654321');
    await field('Reference').fill('Walk-in');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('is told in Urdu where Urdu is spoken', async () => {
    await show(<CreateEntity {...frame()} />, { locale: 'ur' });
    await button('بنائیں').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('براہِ کرم تمام خانے پُر کریں');
  });

  test('that is known already is told at its number', async () => {
    const message = 'Ali Raza has this number already';
    await show(
      <CreateEntity
        {...frame()}
        defaultDraft={filled}
        onSubmit={async () => ({ message, fieldErrors: { number: message } })}
      />,
    );
    await button('Create').click();
    await expect.element(problem(`Number: ${message}`)).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Usman');
  });
});
