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
} from '../testing/dialogContract.fixtures.tsx';
import { AddBank, type AddBankDraft } from './AddBank.tsx';

describe('a bank', () => {
  keepsTheContract<NewBank, AddBankDraft>({
    flow: (props) => <AddBank {...props} />,
    keys: ['HBL{Enter}', '{Enter}', '12500.50'],
    confirm: 'Add Bank',
    value: { bankName: 'HBL', accountType: 'Current', openingBalance: 12_500_50 },
    kept: ['Bank Name', 'HBL'],
  });

  test('lists what it holds before it is added, and asks nothing where it holds nothing', async () => {
    const props = frame();
    await show(<AddBank {...props} />);
    await enter('Bank Name', 'HBL');
    await button('Save').click();
    await vi.waitFor(() => expect(props.onSubmit).toHaveBeenCalledTimes(1));
  });

  test('shows what it will hold', async () => {
    await show(<AddBank {...frame()} defaultDraft={{ bankName: 'HBL', openingBalance: 500_00 }} />);
    await button('Save').click();
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/HBLRs.0Rs.500/);
  });

  test.each([
    ['Bank Name', '  ', 'Bank Name: This is required'],
    ['Bank Name', 'H'.repeat(10_000), 'Bank Name: This is too long'],
    ['Opening Balance', '', 'Opening Balance: This is required'],
    ['Opening Balance', '-5', 'Opening Balance: This is required'],
    ['Opening Balance', '99999999999', 'Opening Balance: The amount is too large'],
  ])('is not handed over with %s %#', async (label, text, message) => {
    const props = frame();
    await show(<AddBank {...props} defaultDraft={{ bankName: 'HBL' }} />);
    await enter(label, text);
    await button('Save').click();
    await expect.element(problem(message)).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });
});
