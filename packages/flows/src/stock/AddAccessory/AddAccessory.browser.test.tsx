import type { NewAccessory } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import {
  button,
  enter,
  frame,
  keepsTheContract,
  problem,
  show,
} from '../../testing/dialogContract.fixtures.tsx';
import { AddAccessory, type AddAccessoryDraft } from './AddAccessory.tsx';

describe('an accessory', () => {
  keepsTheContract<NewAccessory, AddAccessoryDraft>({
    flow: (props) => <AddAccessory {...props} />,
    keys: ['Charger{Enter}', '650{Enter}', 'Chargers{Enter}', '5'],
    value: { accessoryName: 'Charger', salePrice: 650_00, category: 'Chargers', lowLevel: 5 },
    kept: ['Accessory Name', 'Charger'],
  });

  test('needs its name alone', async () => {
    const props = frame();
    await show(<AddAccessory {...props} />);
    await button('Save').click();
    await expect.element(problem('Accessory Name: This is required')).toBeVisible();
    await enter('Accessory Name', 'Charger');
    await button('Save').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({ accessoryName: 'Charger' }),
    );
  });
});
