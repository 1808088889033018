import { expect, it } from 'vitest';
import { choicesOf } from './choicesOf.ts';

const kinds = [
  {
    companyName: 'Samsung',
    models: [
      { modelName: 'A15', rams: ['12/256', '4/128'], colors: ['Blue', 'Black'] },
      { modelName: 'S24', rams: ['8/256'], colors: ['blue'] },
    ],
  },
  { companyName: 'Apple', models: [{ modelName: 'iPhone 11', rams: ['64 GB'], colors: ['Red'] }] },
];
const none = { company: '', model: '', ram: '', color: '' };

it('offers everything there is, each spelling once, by name', () => {
  expect(choicesOf(kinds, none)).toEqual({
    companies: ['Apple', 'Samsung'],
    models: ['A15', 'iPhone 11', 'S24'],
    rams: ['4/128', '8/256', '12/256', '64 GB'],
    colors: ['Black', 'Blue', 'Red'],
  });
});

it('offers what there is of the company and of the model that are chosen, however they are spelt', () => {
  expect(choicesOf(kinds, { ...none, company: 'samsung' })).toMatchObject({
    companies: ['Apple', 'samsung'],
    models: ['A15', 'S24'],
  });
  expect(choicesOf(kinds, { ...none, company: 'Samsung', model: 'A15' })).toMatchObject({
    rams: ['4/128', '12/256'],
    colors: ['Black', 'Blue'],
  });
});

it('keeps what a link chose though nothing is left of it', () => {
  expect(choicesOf(kinds, { ...none, company: 'Oppo', color: 'Gold' })).toMatchObject({
    companies: ['Apple', 'Oppo', 'Samsung'],
    models: [],
    colors: ['Gold'],
  });
});
