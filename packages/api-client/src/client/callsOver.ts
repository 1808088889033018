import { type Call, decodeCodecs, encodeCodecs } from '@handset/domain';
import { type FormFiles, toForm } from './multipart.ts';
import type { Submission } from './Submission.ts';
import { malformed, type Query, type Transport } from './transport.ts';

type ParamOf<Url extends string> = Url extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Url extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parts of a request. */
interface Request<Declared extends Call> {
  /** The parameters of its address. */
  params?: Record<ParamOf<Declared['url']>, string | number>;
  query?: (Query & QueryOf<Declared>) | undefined;
  /** With amounts in minor units. */
  body?: object;
  /** Makes the body a multipart form. */
  files?: FormFiles<string> | undefined;
  submission?: Submission;
}

/** The answer of a call, amounts in minor units. */
export type AnswerOf<Declared extends Call> = Declared['answer']['_output'];

/**
 * The query of a call. Choices often come from an address, so any other text is taken as well, for the server to refuse. Where the server takes several,
 * they may be an array.
 */
export type QueryOf<Declared extends Pick<Call, 'query'>> = Declared extends {
  query: infer Schema extends NonNullable<Call['query']>;
}
  ? { [Name in keyof Schema['_input']]: ValueOf<Schema['_input'][Name], Schema['_output'][Name]> }
  : undefined;

type ValueOf<Input, Output> =
  | (Input extends string ? AnyText<Input> : Input)
  | (Output extends (infer Choice extends string)[] ? AnyText<Choice> | readonly Choice[] : never);

/** Any text; editors propose the known ones. */
type AnyText<Known extends string> = Known | (string & Record<never, never>);

/** Calls of the contract over a transport. Arguments and results are in minor units. @throws ApiError */
export function callsOver(transport: Transport) {
  return async function call<const Declared extends Call>(
    declared: Declared,
    { params, query, body, files, submission }: Request<Declared> = {},
  ): Promise<AnswerOf<Declared>> {
    const { method, answer } = declared;
    const path = pathOf(declared.url, params ?? {});
    const document = body && declared.body ? encodeCodecs(declared.body, body) : body;
    const sent = files ? toForm(document ?? {}, files) : document;
    const json =
      method === 'GET'
        ? await transport.get(path, query)
        : await transport.send(method, path, sent, submission);
    try {
      return decodeCodecs(answer, json);
    } catch (cause) {
      throw malformed(200, cause);
    }
  };
}

function pathOf(url: string, params: Record<string, string | number>): string {
  return url.slice(1).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
