import type { Words } from '../messages/useWords.ts';

const en = {
  withUnread: (count: number) => `Chat, ${count} unread`,
  title: 'Chat of the shop',
  text: 'Everybody who works in the shop reads it.',
  none: 'Nothing has been said yet',
  noneText: 'Say something to the others in the shop.',
  earlier: 'Earlier messages',
  message: 'Message',
  send: 'Send',
  sending: 'Sending…',
  failed: 'Not sent',
  again: 'Send again',
  discard: 'Discard',
  you: 'You',
};

/** What the chat says. */
export const chatWords: Words<typeof en> = {
  en,
  ur: {
    withUnread: (count) => `بات چیت، ${count} نہ پڑھے ہوئے`,
    title: 'دکان کی بات چیت',
    text: 'دکان میں کام کرنے والا ہر شخص اسے پڑھتا ہے۔',
    none: 'ابھی کچھ نہیں کہا گیا',
    noneText: 'دکان کے دوسرے لوگوں سے کچھ کہیں۔',
    earlier: 'پہلے کے پیغام',
    message: 'پیغام',
    send: 'بھیجیں',
    sending: 'بھیجا جا رہا ہے…',
    failed: 'نہیں گیا',
    again: 'دوبارہ بھیجیں',
    discard: 'چھوڑ دیں',
    you: 'آپ',
  },
};
