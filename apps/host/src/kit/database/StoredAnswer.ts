/** The last answer to a call of a user, kept so that it shows before the server answers again. */
export interface StoredAnswer<Data = unknown> {
  userId: string;
  /** Key of the cache, which begins with the resource. */
  key: string;
  data: Data;
  /** When it came, in milliseconds. */
  at: number;
  /** Shape that answers had in the version that kept it. */
  shape: string;
}
