import { formatCnic, normaliseCnic } from '@handset/domain';
import type { Party } from '../../form/embedding.ts';
import type { EntityValue } from '../EntityPicker/entity.ts';

const isCnic = /^\d{13}$/;

/** A CNIC that the host has of a party. */
export interface CnicOnFile {
  /** As people read it, whole or masked, left to right in every sentence. */
  text: string;
  /** Its 13 digits; undefined where it is masked. */
  digits: string | undefined;
}

/** Whether a CNIC that was typed in full differs from the one on file, as far as a masked one shows it. */
export function isOtherCnic(typed: string, onFile: CnicOnFile | undefined): onFile is CnicOnFile {
  if (!onFile || !isCnic.test(typed)) return false;
  const known = onFile.digits ?? onFile.text.replace(/[^\d•]/g, '');
  return [...known].some((digit, place) => /\d/.test(digit) && digit !== typed[place]);
}

/** The CNIC of the chosen party; undefined where the host has none. */
export function cnicOnFile(entity: EntityValue, parties: readonly Party[]): CnicOnFile | undefined {
  if (entity.mode === 'new' || entity._id === null) return undefined;
  const text = parties.find((party) => party._id === entity._id)?.cnic;
  if (!text) return undefined;
  const typed = normaliseCnic(text);
  const digits = isCnic.test(typed) ? typed : undefined;
  return { text: `\u2066${formatCnic(digits ?? text)}\u2069`, digits };
}
