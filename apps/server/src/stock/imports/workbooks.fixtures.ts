import { deflateRawSync } from 'node:zlib';

/** A part of an archive, with what the archive claims of it. */
interface Part {
  name: string;
  packed: Buffer;
  /** The size that is claimed, whatever the truth. */
  size: number;
  method?: number;
  flags?: number;
}

/** An archive of parts, as somebody who means harm would make it. */
export function archiveOf(parts: readonly Part[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, size, method = 8, flags = 0 } of parts) {
    const said = Buffer.alloc(24);
    said.writeUInt16LE(20, 0);
    said.writeUInt16LE(flags, 2);
    said.writeUInt16LE(method, 4);
    said.writeUInt32LE(packed.length, 14);
    said.writeUInt32LE(size, 18);
    said.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(16);
    place.writeUInt32LE(offset, 12);
    const header = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      said,
      Buffer.alloc(2),
      Buffer.from(name),
    ]);
    pieces.push(header, packed);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), said, place, Buffer.from(name));
    offset += header.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...pieces, central, end]);
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook with one sheet of these rows, as XML. */
export function workbookOf(rows: string): Buffer {
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Stock" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  return archiveOf(
    Object.entries(parts).map(([name, text]) => ({ name, packed: deflateRawSync(text), size: text.length })),
  );
}
