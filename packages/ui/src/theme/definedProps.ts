type Defined<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** The props that are set: lets optional props that accept `undefined` be handed to components that do not. */
export function definedProps<T extends object>(props: T): Defined<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<T>;
}
