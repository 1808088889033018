declare module 'saxen' {
  type Decode = (text: string) => string;

  /** A reader of XML, the one beneath `read-excel-file`. */
  export class Parser {
    on(
      event: 'openTag',
      listener: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    parse(xml: string): void;
  }
}
