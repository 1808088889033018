import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { HttpError } from '../../base/http/errors.ts';
import { readTable } from './readTable.ts';
import { requireBounds } from './tableBounds.ts';
import { UnreadableFile } from './UnreadableFile.ts';
import { archiveOf, workbookOf } from './workbooks.fixtures.ts';

const read = (bytes: Uint8Array | string) =>
  readTable(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, 100, 'file');

async function refusal(bytes: Uint8Array | string): Promise<string> {
  const error = await read(bytes).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 422, fields: { file: { code: expect.any(String) } } });
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
    ['one cell in the last corner', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>', 'XFD1048576'],
    ['a millionth column', '<row r="1"><c r="BDWGN1"><v>1</v></c></row>', 'BDWGN1'],
    ['a column without end', '<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>', 'ZZZZZZ1'],
    ['a text in a far row', '<row><c r="A20001" t="inlineStr"><is><t>x</t></is></c></row>', 'A20001'],
    ['a far column with a prefix', '<x:row><x:c x:r="IW1"><x:v>1</x:v></x:c></x:row>', 'IW1'],
    ['a row beyond the last', '<row r="1048577"></row>', '1048577'],
    ['too many cells', `<row r="1">${'<c r="A1"/>'.repeat(500_001)}</row>`, 'more than 500000 cells'],
    ['too many shared texts', '<si/>'.repeat(500_001), 'more than 500000 cells'],
  ])('that holds %s is refused before its cells are laid out', async (_what, sheet, said) => {
    expect(await refusal(workbookOf(sheet))).toContain(said);
    expect(() => requireBounds(`<sheetData>${sheet}</sheetData>`)).toThrow(UnreadableFile);
  });

  test('that only says it has a million columns is read by what it holds', async () => {
    const said = '<dimension ref="A1:BDWGN1048576"/><cols><col min="1" max="1000000"/></cols>';
    const rows = '<sheetData><row r="1"><c r="A1"><v>7</v></c></row></sheetData>';
    expect(await read(workbookOf(`${said}${rows}`))).toEqual([[{ number: '7' }]]);
  });

  test('may have formatted cells and a last row beyond the list, as spreadsheets write them', async () => {
    const rows = '<row r="1"><c r="A1"><v>7</v></c><c r="XFD1" s="0"/></row><row r="1048576"/>';
    expect(await read(workbookOf(rows))).toEqual([[{ number: '7' }]]);
  });

  test('whose cells share one long text is refused when they are too long together', async () => {
    const text = 'x'.repeat(1_000_000);
    const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`;
    expect(await read(workbookOf(rows))).toHaveLength(1);
    const many = Array.from({ length: 17 }, (_, row) => rows.replaceAll('1"', `${row + 1}"`)).join('');
    expect(await refusal(workbookOf(many))).toMatch(/too much text/);
  });

  test.each([
    ['a row a billion lines down', '<row r="1000000000"><c r="A1000000000"><v>1</v></c></row>'],
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
  test('is read no further than a list may reach', async () => {
    expect(await refusal(`IMEI\n${'\n'.repeat(20_001)}1`)).toMatch(/At most 100 rows/);
    expect(await refusal(`IMEI\n1${','.repeat(256)}`)).toMatch(/Row 2 has more than 256 columns/);
    expect(await read(`IMEI\n1${','.repeat(255)}`)).toHaveLength(2);
  });
});
