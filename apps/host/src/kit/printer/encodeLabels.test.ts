import { expect, it } from 'vitest';
import { encodeLabels } from './encodeLabels.ts';

const label = {
  name: 'Samsung Galaxy A15 "Duos"',
  facts: '6/128 · Black · PTA ^approved~ · آف',
  price: 'Rs 51,400',
  code: '356938035643809',
};
const written = (language: 'tspl' | 'zpl', labels = [label]) =>
  new TextDecoder().decode(encodeLabels(labels, { language }));

it('writes a label in TSPL, with the signs that would end its texts replaced', () => {
  expect(written('tspl').split('\r\n')).toEqual([
    'SIZE 58 mm,40 mm',
    'GAP 2 mm,0 mm',
    'DIRECTION 1',
    'CLS',
    `TEXT 24,16,"3",0,1,1,"Samsung Galaxy A15 'Duos'"`,
    'TEXT 24,52,"2",0,1,1,"6/128 - Black - PTA ^approved~ -"',
    'TEXT 24,86,"4",0,1,1,"Rs 51,400"',
    'BARCODE 30,136,"128",110,1,0,2,2,"356938035643809"',
    'PRINT 1,1',
    '',
  ]);
});

it('writes a label in ZPL, without the signs that would begin commands', () => {
  expect(written('zpl').split('\r\n')).toEqual([
    '^XA',
    '^CI28',
    '^PW464',
    '^LL320',
    '^FO24,16^A0N,30,28^FDSamsung Galaxy A15 "Duos"^FS',
    '^FO24,54^A0N,24,22^FD6/128 - Black - PTA  approved  -^FS',
    '^FO24,86^A0N,38,36^FDRs 51,400^FS',
    '^FO30,136^BY3^BCN,110,Y,N,N,A^FD356938035643809^FS',
    '^XZ',
    '',
  ]);
});

it.each(['tspl', 'zpl'] as const)('writes several labels one after the other in %s', (language) => {
  const other = { ...label, name: 'Redmi Note 13', code: '860123456789018' };
  expect(written(language, [label, other])).toBe(written(language) + written(language, [other]));
});
