import type { NewModel } from '@handset/domain';
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
import { companies } from '../testing/shop.fixtures.ts';
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

  test('with a name of 10,000 characters, or of spaces, is not handed over', async () => {
    await show(<AddModel {...frame()} companies={{ items: companies }} defaultCompanyId={apple?._id} />);
    await enter('Model Name', 'G'.repeat(10_000));
    await button('Save').click();
    await expect.element(problem('Model Name: This is too long')).toBeVisible();
    await enter('Model Name', '   ');
    await button('Save').click();
    await expect.element(problem('Model Name: This is required')).toBeVisible();
  });

  test('of a company that is chosen already begins with the name', async () => {
    await show(<AddModel {...frame()} companies={{ items: companies }} defaultCompanyId={apple?._id} />);
    await expect.element(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Apple');
    await expect.element(field('Model Name')).toHaveFocus();
  });

  test('says that the companies could not be loaded, and loads them again', async () => {
    const onRetry = vi.fn();
    await show(
      <AddModel
        {...frame()}
        companies={{ items: [], error: 'The companies could not be loaded', onRetry }}
      />,
    );
    await page.getByRole('combobox', { name: 'Company' }).click();
    await expect.element(page.getByText(/The companies could not be loaded/).first()).toBeVisible();
    await button('Try again').click();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
