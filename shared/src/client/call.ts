import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '../endpoint.ts';
// Only its types: a client needs no schemas at run time.
import type { endpoints, OperationId } from '../endpoints.ts';
import type { CallOptions } from './options.ts';

type Rows = (typeof endpoints)[OperationId];
type NameOf<E> = E extends { readonly method: infer M extends string; readonly path: infer P extends string }
  ? `${M} ${P}`
  : never;
type ByName = { readonly [E in Rows as NameOf<E>]: E };

/** Method and path of an endpoint of the contract, such as `GET /v1/models/{model_id}`. */
export type EndpointName = keyof ByName;
/** What the endpoint of that name answers. */
export type AnswerOf<Name extends EndpointName> = ResponseOf<ByName[Name]>;

type ParamsPart<E> = E extends { readonly params: unknown } ? { readonly params: ParamsOf<E> } : unknown;
type QueryPart<E> = E extends { readonly query: unknown } ? { readonly query?: QueryOf<E> | undefined } : unknown;
type BodyPart<E> = E extends { readonly bodyType: string }
  ? { readonly form: (form: FormData) => void }
  : E extends { readonly body: unknown }
    ? { readonly json: BodyOf<E> }
    : unknown;

/** A call of an endpoint, with what its row in the table asks for. */
export type CallOf<Name extends EndpointName> = ParamsPart<ByName[Name]> &
  QueryPart<ByName[Name]> &
  BodyPart<ByName[Name]> & {
    /** `Accept`; default JSON. */
    readonly accept?: string;
    /** A POST that only computes: it may be tried again without an idempotency key. */
    readonly pure?: boolean;
    readonly options?: CallOptions | undefined;
  };

/** A call as it is sent. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  readonly json?: unknown;
  /** Fills a multipart form; the form is of the class of whatever sends it. */
  readonly form?: (form: FormData) => void;
  readonly accept?: string;
  readonly pure?: boolean;
  readonly options?: CallOptions | undefined;
}

/**
 * The call of an endpoint as it is sent.
 * @throws TypeError for a parameter that is empty or would climb (`.`, `..`): it would name another endpoint.
 */
export function toCall<Name extends EndpointName>(name: Name, call: CallOf<Name>): Call {
  const [method = '', path = ''] = name.split(' ');
  const { params = {}, ...rest } = call as Omit<Call, 'method' | 'path'> & {
    readonly params?: Readonly<Record<string, string>>;
  };
  return { ...rest, method, path: path.replaceAll(/\{(\w+)\}/g, (_, param: string) => encode(params[param], param)) };
}

function encode(value = '', param: string): string {
  if (value === '' || value === '.' || value === '..') {
    throw new TypeError(`${param} must not be ${value === '' ? 'empty' : `"${value}"`}`);
  }
  return encodeURIComponent(value);
}
