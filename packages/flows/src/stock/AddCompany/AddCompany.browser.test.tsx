import type { NewCompany } from '@handset/domain';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  button,
  field,
  frame,
  keepsTheContract,
  problem,
  show,
} from '../../testing/dialogContract.fixtures.tsx';
import { AddCompany } from './AddCompany.tsx';

describe('a company', () => {
  keepsTheContract<NewCompany, NewCompany>({
    flow: (props) => <AddCompany {...props} />,
    keys: ['QMobile'],
    value: { name: 'QMobile' },
    kept: ['Company Name', 'QMobile'],
  });

  test('needs a name', async () => {
    const props = frame();
    await show(<AddCompany {...props} />);
    await button('Save').click();
    await expect.element(problem('Company Name: This is required')).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('begins again each time it is opened', async () => {
    const props = frame();
    const { rerender } = await show(<AddCompany {...props} />);
    await userEvent.keyboard('QMobile');
    await rerender(<AddCompany {...props} isOpen={false} />);
    await rerender(<AddCompany {...props} />);
    await expect.element(field('Company Name')).toHaveValue('');
  });
});
