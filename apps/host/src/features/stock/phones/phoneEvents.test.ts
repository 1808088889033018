import { expect, it } from 'vitest';
import { lastEvent, publicPictures, timesHere } from './phoneEvents.ts';

const event = (event: string, refId: string) => ({
  event,
  refId,
  date: '2026-11-21',
  description: '',
  refType: null,
});
const history = [
  event('purchase', 'a'),
  event('sale', 'b'),
  event('sale-return', 'b'),
  event('sale', 'c'),
  event('exchange', 'd'),
];
const picture = (slot: string) => ({ _id: slot, slot, url: '', thumbnailUrl: '', width: 1, height: 1 });

it('finds the last sale of several', () => {
  expect(lastEvent(history, 'sale')?.refId).toBe('c');
  expect(lastEvent(history, 'dispatch')).toBeUndefined();
});

it('counts how often a phone came in, not how often it came back', () => expect(timesHere(history)).toBe(2));

it('shows a customer the phone, the cover first, and nobody else’s papers', () => {
  const pictures = ['cnicFrontPic', 'phonePicture', 'personPicture', 'images', 'coverImage'].map(picture);
  expect(publicPictures(pictures).map(({ slot }) => slot)).toEqual(['coverImage', 'images', 'phonePicture']);
});
