import { imeiRule } from '@handset/domain';
import type { ReactNode } from 'react';

interface KnownPhoneNoteProps {
  /** The IMEIs of a phone as they were entered, whole or not. */
  imeis: readonly string[];
  render: ((imei: string, otherImei?: string) => ReactNode) | undefined;
}

/** Draws the host's knowledge of a phone, once an IMEI of it is whole. */
export function KnownPhoneNote({ imeis, render }: KnownPhoneNoteProps) {
  const [imei, otherImei] = new Set(imeis.filter((text) => imeiRule(text) === undefined));
  return imei && render?.(imei, otherImei);
}
