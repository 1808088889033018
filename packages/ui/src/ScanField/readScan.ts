import { groupSeparator } from './createScanDetector.ts';

/** A scanned code. */
export interface Scan {
  /** The code itself, without identifier, prefix and control characters. */
  text: string;
  /** Everything that the scanner sent. */
  raw: string;
  /** The symbology identifier that the scanner put before the code, such as `]C1` (AIM, ISO/IEC 15424). */
  identifier: string | undefined;
  /** The parts between the separators of a GS1 code; the text alone when there are none. */
  parts: string[];
  /** Whether a scanner sent it, or somebody typed it and pressed Enter. */
  source: 'scanner' | 'keyboard';
}

const symbologyIdentifier = /^\][A-Za-z][0-9A-Za-z]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: scanners put these around codes
const controlCharacters = /[\u0000-\u001f\u007f]/g;

/** Splits the text that a scanner sent into prefix, symbology identifier, code and parts. */
export function readScan(
  raw: string,
  {
    prefixes = [],
    source = 'scanner',
  }: { prefixes?: readonly string[] | undefined; source?: Scan['source'] } = {},
): Scan {
  const lengths = prefixes.map((prefix) => (raw.startsWith(prefix) ? prefix.length : 0));
  const unprefixed = raw.slice(Math.max(0, ...lengths));
  const identifier = symbologyIdentifier.exec(unprefixed)?.[0];
  const parts = unprefixed
    .slice(identifier?.length ?? 0)
    .split(groupSeparator)
    .map((part) => part.replace(controlCharacters, '').trim())
    .filter((part) => part !== '');
  return { text: parts.join(''), raw, identifier, parts: parts.length > 0 ? parts : [''], source };
}
