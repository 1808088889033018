import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { HttpError } from '../http/errors.ts';
import { readTable } from './readTable.ts';
import { archiveOf, workbookOf } from './workbooks.fixtures.ts';

const read = (bytes: Uint8Array | string) =>
  readTable(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, 100, 'file');

async function refusal(bytes: Uint8Array | string): Promise<string> {
  const error = await read(bytes).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 422, fields: { file: expect.any(String) } });
  return (error as HttpError).message;
}

describe('a workbook', () => {
  test('is read as it was written: texts, numbers in all their digits, days', async () => {
    const file = await writeWorkbook([
      ['IMEI 1', 'Model', 'Price', 'Date'],
      [
        { value: '356938035643809', type: String },
        { value: 3310, type: Number },
        { value: 45_000.5, type: Number },
        { value: new Date('2026-11-21T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
      ],
      [],
      [{ value: 356938035643809, type: Number }, null, null, null],
    ]).toBuffer();
    expect(await read(file)).toEqual([
      [{ text: 'IMEI 1' }, { text: 'Model' }, { text: 'Price' }, { text: 'Date' }],
      [{ text: '356938035643809' }, { number: '3310' }, { number: '45000.5' }, { day: '2026-11-21' }],
      [null, null, null, null],
      [{ number: '356938035643809' }, null, null, null],
    ]);
  });

  test('may say a number as Excel does', async () => {
    const file = workbookOf('<row r="1"><c r="A1"><v>3.56938035643809E+14</v></c></row>');
    expect(await read(file)).toEqual([[{ number: '3.56938035643809E+14' }]]);
  });

  test('that unpacks into more than can be borne is refused', async () => {
    const bomb = deflateRawSync(Buffer.alloc(70 * 1024 * 1024, ' '), { level: 9 });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusal(archiveOf([{ name: 'xl/worksheets/sheet1.xml', packed: bomb, size: 10 }]))).toMatch(
      /more than 32 MB/,
    );
  });

  test.each([
    ['a row a billion lines down', '<row r="1000000000"><c r="A1000000000"><v>1</v></c></row>'],
    ['a column without end', '<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>'],
    ['what refers to no text', '<row r="1"><c r="A1" t="s"><v>9</v></c></row>'],
    ['what is not closed', '<row r="1"><c r="A1">'],
    ['an entity of its own', '<row r="1"><c r="A1"><v>&boom;</v></c></row>'],
  ])('that holds %s does no harm', async (_what, sheet) => {
    const outcome = await read(workbookOf(sheet)).catch((error: unknown) => error);
    if (!Array.isArray(outcome)) expect(outcome).toMatchObject({ status: 422 });
  });

  test('that is damaged, locked or of the old kind is refused with what to do', async () => {
    const file = await writeWorkbook([['IMEI 1']]).toBuffer();
    expect(await refusal(file.subarray(0, file.length - 30))).toMatch(/save it again/);
    expect(await refusal(Buffer.concat([file.subarray(0, 40), Buffer.alloc(file.length)]))).toMatch(
      /save it again/,
    );
    expect(await refusal('PK\x03\x04')).toMatch(/save it again/);
    expect(
      await refusal(archiveOf([{ name: 'a.xml', packed: Buffer.from('x'), size: 1, method: 99 }])),
    ).toMatch(/save it again/);
    expect(await refusal(archiveOf([{ name: 'notes.txt', packed: deflateRawSync('x'), size: 1 }]))).toMatch(
      /cannot be read/,
    );
    expect(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toMatch(/Save it as .xlsx/);
    expect(
      await refusal(archiveOf([{ name: 'a.xml', packed: deflateRawSync('x'), size: 1, flags: 1 }])),
    ).toMatch(/password/);
  });

  test('of too many rows is refused', async () => {
    const rows = Array.from({ length: 121 }, (_, index) => [String(index)]);
    expect(await refusal(await writeWorkbook(rows).toBuffer())).toMatch(/At most 100 rows/);
  });
});

describe('a CSV file', () => {
  test.each([',', ';', '\t'])('is read with %j between its cells', async (separator) => {
    const file = `\ufeffIMEI 1${separator}Model\r\n356938035643809${separator}"A15${separator} blue"\r\n`;
    expect(await read(file)).toEqual([
      [{ text: 'IMEI 1' }, { text: 'Model' }],
      [{ text: '356938035643809' }, { text: `A15${separator} blue` }],
      [null],
    ]);
  });
  test('is read in the encoding that Excel calls Unicode', async () => {
    const file = Buffer.from('\ufeffIMEI\tماڈل\n1\tآئی فون', 'utf16le');
    expect(await read(file)).toEqual([
      [{ text: 'IMEI' }, { text: 'ماڈل' }],
      [{ text: '1' }, { text: 'آئی فون' }],
    ]);
  });
  test('that is no text, is empty, or does not close a quotation mark is refused', async () => {
    expect(await refusal('')).toMatch(/empty/);
    expect(await refusal(' \n,,\n')).toMatch(/empty/);
    expect(await refusal(Buffer.from([0x41, 0xff, 0xfe, 0x42]))).toMatch(/UTF-8/);
    expect(await refusal('a\0b')).toMatch(/neither/);
    expect(await refusal('IMEI\n"3569')).toMatch(/quotation mark in row 2/);
    expect(await refusal(`IMEI\n${'1\n'.repeat(121)}`)).toMatch(/At most 100 rows/);
  });
});
