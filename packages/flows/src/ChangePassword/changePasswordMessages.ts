import type { Catalogue } from '../messages/catalogue.ts';

const en = {
  title: 'Change Password',
  previous: 'Previous Password',
  next: 'New Password',
  hint: 'At least 8 characters',
};

/** The words of ChangePassword. */
export type ChangePasswordMessages = typeof en;

const ur: ChangePasswordMessages = {
  title: 'پاس ورڈ بدلیں',
  previous: 'پچھلا پاس ورڈ',
  next: 'نیا پاس ورڈ',
  hint: 'کم از کم 8 حروف',
};

export const changePasswordMessages: Catalogue<'changePassword'> = { name: 'changePassword', en, ur };
