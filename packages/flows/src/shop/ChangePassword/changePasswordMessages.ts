import { defineMessages } from '@handset/ui';

const en = {
  title: 'Change Password',
  previous: 'Previous password',
  next: 'New password',
  hint: 'At least 10 characters, not a common password',
};

/** The words of ChangePassword. */
export type ChangePasswordMessages = typeof en;

const ur: ChangePasswordMessages = {
  title: 'پاس ورڈ بدلیں',
  previous: 'پچھلا پاس ورڈ',
  next: 'نیا پاس ورڈ',
  hint: 'کم از کم 10 حروف، عام پاس ورڈ نہیں',
};

export const changePasswordMessages = defineMessages({ name: 'changePassword', en, ur });
