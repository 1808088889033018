import type { ChangePassword as ChangePasswordValue } from '@handset/domain';
import { describe, expect, test } from 'vitest';
import {
  button,
  enter,
  field,
  frame,
  keepsTheContract,
  problem,
  show,
} from '../../testing/dialogContract.fixtures.tsx';
import { ChangePassword } from './ChangePassword.tsx';

describe('a new password', () => {
  keepsTheContract<ChangePasswordValue>({
    flow: ({ defaultDraft: _, onChange: _told, ...props }) => <ChangePassword {...props} />,
    keys: ['old secret{Enter}', 'a longer secret'],
    value: { previousPassword: 'old secret', newPassword: 'a longer secret' },
    kept: ['New password', 'a longer secret'],
    hasDraft: false,
  });

  test('needs both passwords', async () => {
    await show(<ChangePassword {...frame()} />);
    await button('Save').click();
    await expect.element(problem('Previous password: This is required')).toBeVisible();
    await expect.element(problem('New password: This is required')).toBeVisible();
  });

  test('says at its field that the previous one is wrong, once', async () => {
    const message = 'The previous password is wrong';
    await show(
      <ChangePassword
        {...frame()}
        onSubmit={async () => ({ message, fieldErrors: { previousPassword: message } })}
      />,
    );
    await field('Previous password').fill('a bad secret');
    await enter('New password', 'another good secret');
    await button('Save').click();
    await expect.element(problem(`Previous password: ${message}`)).toBeVisible();
    await expect.element(field('New password')).toHaveValue('another good secret');
  });
});
