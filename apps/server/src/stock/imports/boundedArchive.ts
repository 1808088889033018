import { crc32, inflateRawSync } from 'node:zlib';
import { requireBounds } from './tableBounds.ts';
import { DAMAGED, UnreadableFile } from './UnreadableFile.ts';

const MB = 1024 * 1024;
/** Maximum unpacked size of a workbook, several times that of the largest import. */
const MAX_UNPACKED = 32 * MB;
const MAX_ENTRIES = 500;

/**
 * Unpacks a workbook within bounds and repacks its parts. It does not trust the sizes stated in the archive:
 * each part is unpacked only up to the remaining limit, and its cells are counted before they are parsed.
 * Pictures and the like are left out.
 */
export function boundedArchive(file: Buffer): Buffer {
  const parts: { name: string; data: Buffer }[] = [];
  let left = MAX_UNPACKED;
  for (const entry of entriesOf(file)) {
    if (!/\.(?:xml|rels)$/.test(entry.name)) continue;
    const data = unpacked(file, entry, left);
    left -= data.length;
    requireBounds(data.toString());
    parts.push({ name: entry.name, data });
  }
  return stored(parts);
}

interface Entry {
  name: string;
  method: number;
  packedSize: number;
  offset: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;
const ENCRYPTED = 1;
const VERSION = 20;

function entriesOf(file: Buffer): Entry[] {
  const end = endOf(file);
  const count = file.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new UnreadableFile(DAMAGED);
  const entries: Entry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== CENTRAL) throw new UnreadableFile(DAMAGED);
    if ((file.readUInt16LE(at + 8) & ENCRYPTED) !== 0)
      throw new UnreadableFile({ code: 'workbook-locked', params: {} });
    const nameLength = file.readUInt16LE(at + 28);
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      method: file.readUInt16LE(at + 10),
      packedSize: file.readUInt32LE(at + 20),
      offset: file.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function endOf(file: Buffer): number {
  const first = Math.max(0, file.length - END_LENGTH - MAX_COMMENT);
  for (let at = file.length - END_LENGTH; at >= first; at -= 1) if (file.readUInt32LE(at) === END) return at;
  throw new UnreadableFile(DAMAGED);
}

const STORED = 0;
const DEFLATED = 8;

function unpacked(file: Buffer, { method, packedSize, offset }: Entry, limit: number): Buffer {
  if (offset + 30 > file.length || file.readUInt32LE(offset) !== LOCAL) throw new UnreadableFile(DAMAGED);
  const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const packed = file.subarray(start, start + packedSize);
  if (packed.length !== packedSize || (method !== STORED && method !== DEFLATED))
    throw new UnreadableFile(DAMAGED);
  if (method === STORED) {
    if (packed.length > limit) throw tooLarge();
    return packed;
  }
  try {
    return inflateRawSync(packed, { maxOutputLength: limit });
  } catch (error) {
    throw (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE'
      ? tooLarge()
      : new UnreadableFile(DAMAGED);
  }
}

function tooLarge(): UnreadableFile {
  return new UnreadableFile({ code: 'workbook-too-large', params: { megabytes: MAX_UNPACKED / MB } });
}

/** An archive of parts that are not packed. */
function stored(parts: readonly { name: string; data: Buffer }[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of parts) {
    const label = Buffer.from(name);
    // Fields that both headers of a part share: version, flags, method, time, checksum, sizes, length of the name.
    const said = Buffer.alloc(24);
    said.writeUInt16LE(VERSION, 0);
    said.writeUInt32LE(crc32(data), 10);
    said.writeUInt32LE(data.length, 14);
    said.writeUInt32LE(data.length, 18);
    said.writeUInt16LE(label.length, 22);
    const place = Buffer.alloc(16);
    place.writeUInt32LE(offset, 12);
    const header = Buffer.concat([signature(LOCAL), said, Buffer.alloc(2), label]);
    pieces.push(header, data);
    directory.push(signature(CENTRAL), Buffer.from([VERSION, 0]), said, place, label);
    offset += header.length + data.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(END_LENGTH);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...pieces, central, end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
