import { defineMessages } from '@handset/ui';

const en = {
  withUnread: (count: number) => `Chat, ${count} unread`,
  title: 'Shop chat',
  text: 'Everybody who works in the shop can read it.',
  none: 'No messages yet',
  noneText: 'Write to the others in the shop.',
  earlier: 'Earlier messages',
  message: 'Message',
  send: 'Send',
  sending: 'Sending…',
  failed: 'Not sent',
  uncertain: 'This may have arrived. Send it again: it arrives only once.',
  again: 'Send again',
  discard: 'Discard',
  you: 'You',
};

export const chatWords = defineMessages({
  en,
  ur: {
    withUnread: (count) => `بات چیت، ${count} نہ پڑھے ہوئے`,
    title: 'دکان کی بات چیت',
    text: 'دکان میں کام کرنے والا ہر شخص اسے پڑھ سکتا ہے۔',
    none: 'ابھی کوئی پیغام نہیں',
    noneText: 'دکان کے دوسرے لوگوں کو پیغام لکھیں۔',
    earlier: 'پہلے کے پیغام',
    message: 'پیغام',
    send: 'بھیجیں',
    sending: 'بھیجا جا رہا ہے…',
    failed: 'نہیں گیا',
    uncertain: 'شاید پہنچ گیا ہو۔ دوبارہ بھیجیں: ایک ہی بار پہنچے گا۔',
    again: 'دوبارہ بھیجیں',
    discard: 'چھوڑ دیں',
    you: 'آپ',
  },
});
