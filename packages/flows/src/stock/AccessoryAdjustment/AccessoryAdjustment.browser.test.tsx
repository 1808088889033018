import type { AccessoryAdjustment as AccessoryAdjustmentValue } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, frame, keepsTheContract, problem, show } from '../../testing/dialogContract.fixtures.tsx';
import { charger, today } from '../../testing/shop.fixtures.ts';
import { AccessoryAdjustment, type AccessoryAdjustmentDraft } from './AccessoryAdjustment.tsx';

const damaged: Partial<AccessoryAdjustmentDraft> = { quantity: 2, reason: 'damaged', note: 'Dropped' };

describe('an adjustment of accessories', () => {
  keepsTheContract<AccessoryAdjustmentValue, AccessoryAdjustmentDraft>({
    flow: (props) => <AccessoryAdjustment {...props} accessory={charger} />,
    keys: ['2{Enter}', 'Dam', '{Enter}Dropped'],
    confirm: 'Adjust Stock',
    value: { quantity: -2, expected: 12, reason: 'damaged', note: 'Dropped', date: today },
    kept: ['Note', 'Dropped'],
  });

  test('of what was found may say what one cost', async () => {
    const props = frame();
    await show(
      <AccessoryAdjustment
        {...props}
        accessory={charger}
        defaultDraft={{ ...damaged, kind: 'found', reason: 'found', unitCost: 300_00 }}
      />,
    );
    await button('Save').click();
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Charger 25 W in stock1214');
    await button('Adjust Stock').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        quantity: 2,
        expected: 12,
        unitCost: 300_00,
        reason: 'found',
        note: 'Dropped',
        date: today,
      }),
    );
  });

  test('of what was found must say it where none is in stock to go by', async () => {
    await show(
      <AccessoryAdjustment
        {...frame()}
        accessory={{ ...charger, quantity: 0 }}
        defaultDraft={{ ...damaged, kind: 'found' }}
      />,
    );
    await button('Save').click();
    await expect.element(problem('Cost of one: This is required')).toBeVisible();
  });

  test('says at each field what is wrong', async () => {
    const props = frame();
    const wrong = { ...damaged, quantity: 13, note: ' ', date: '2026-11-22' };
    await show(<AccessoryAdjustment {...props} accessory={charger} defaultDraft={wrong} />);
    await button('Save').click();
    await expect.element(problem('How many: Only 12 are in stock')).toBeVisible();
    await expect.element(problem('Note: This is required')).toBeVisible();
    await expect.element(problem('Date: The date cannot be in the future')).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });
});
