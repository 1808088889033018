import type { NewModel } from '@handset/domain';
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
import { companies } from '../../testing/shop.fixtures.ts';
import { AddModel, type AddModelDraft } from './AddModel.tsx';

const [samsung, apple] = companies;

describe('a model', () => {
  keepsTheContract<NewModel, AddModelDraft>({
    flow: (props) => <AddModel {...props} companies={{ items: companies }} />,
    keys: ['sam', '{Enter}', 'Galaxy A15'],
    value: { name: 'Galaxy A15', companyId: samsung?._id ?? '' },
    kept: ['Model Name', 'Galaxy A15'],
  });

  test('needs a company and a name', async () => {
    const props = frame();
    await show(<AddModel {...props} companies={{ items: companies }} />);
    await button('Save').click();
    await expect.element(problem('Company: This is required')).toBeVisible();
    await expect.element(problem('Model Name: This is required')).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('of a company that is chosen already begins with the name', async () => {
    await show(<AddModel {...frame()} companies={{ items: companies }} defaultCompanyId={apple?._id} />);
    await expect.element(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Apple');
    await expect.element(field('Model Name')).toHaveFocus();
  });
});
