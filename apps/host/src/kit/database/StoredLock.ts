/** A lock, and the request that holds it. */
export interface StoredLock {
  name: string;
  holder: string;
}
