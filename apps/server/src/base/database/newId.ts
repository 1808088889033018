import { v7 } from 'uuid';

/** An identifier that sorts by the moment it was made (UUIDv7). */
export function newId(): string {
  return v7();
}
