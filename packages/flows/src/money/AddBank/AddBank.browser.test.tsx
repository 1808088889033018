import type { NewBank } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  enter,
  frame,
  keepsTheContract,
  problem,
  show,
} from '../../testing/dialogContract.fixtures.tsx';
import { AddBank, type AddBankDraft } from './AddBank.tsx';

describe('a bank', () => {
  keepsTheContract<NewBank, AddBankDraft>({
    flow: (props) => <AddBank {...props} />,
    keys: ['HBL{Enter}', '{Enter}', '12500.50'],
    confirm: 'Add Bank',
    value: { bankName: 'HBL', accountType: 'Current', openingBalance: 12_500_50 },
    kept: ['Bank name', 'HBL'],
  });

  test('lists what it will hold before it is added, and asks nothing where that is nothing', async () => {
    const props = frame();
    await show(<AddBank {...props} defaultDraft={{ bankName: 'HBL', openingBalance: 500_00 }} />);
    await button('Save').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent(/HBLRs.0Rs.500/);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await enter('Opening balance', '0');
    await button('Save').click();
    await vi.waitFor(() => expect(props.onSubmit).toHaveBeenCalledTimes(1));
  });

  test('says at its field what is wrong', async () => {
    const props = frame();
    await show(<AddBank {...props} defaultDraft={{ bankName: ' ', openingBalance: null }} />);
    await button('Save').click();
    await expect.element(problem('Bank name: This is required')).toBeVisible();
    await expect.element(problem('Opening balance: This is required')).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });
});
