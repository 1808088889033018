import type { NewCompany } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  button,
  enter,
  field,
  frame,
  keepsTheContract,
  problem,
  show,
} from '../testing/dialogContract.fixtures.tsx';
import { AddCompany } from './AddCompany.tsx';

describe('a company', () => {
  keepsTheContract<NewCompany, NewCompany>({
    flow: (props) => <AddCompany {...props} />,
    keys: ['QMobile'],
    value: { name: 'QMobile' },
    kept: ['Company Name', 'QMobile'],
  });

  test.each([
    ['', 'Company Name: This is required'],
    ['   ', 'Company Name: This is required'],
    ['Q'.repeat(10_000), 'Company Name: This is too long'],
  ])('of the name %# is not handed over', async (name, message) => {
    const props = frame();
    await show(<AddCompany {...props} />);
    await enter('Company Name', name);
    await button('Save').click();
    await expect.element(problem(message)).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('is submitted by Enter, its name without the spaces around it', async () => {
    const props = frame();
    await show(<AddCompany {...props} />);
    await userEvent.keyboard('  QMobile {Enter}');
    await vi.waitFor(() => expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'QMobile' }));
  });

  test('that is there already is told at its field', async () => {
    await show(
      <AddCompany
        {...frame()}
        onSubmit={async () => ({ fieldErrors: { name: 'Samsung is already there' } })}
      />,
    );
    await userEvent.keyboard('Samsung{Enter}');
    await expect.element(problem('Company Name: Samsung is already there')).toBeVisible();
  });

  test('begins anew each time it is opened', async () => {
    const props = frame();
    const { rerender } = await show(<AddCompany {...props} />);
    await userEvent.keyboard('QMobile');
    await rerender(<AddCompany {...props} isOpen={false} />);
    await rerender(<AddCompany {...props} />);
    await expect.element(field('Company Name')).toHaveValue('');
  });
});
