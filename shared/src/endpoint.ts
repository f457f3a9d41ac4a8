/** What the contract says of an endpoint: the one place from which routes, OpenAPI, clients and tests take it. */
import type { Static, TObject, TSchema } from 'typebox';
import type { ErrorCode } from './error-table.ts';
import type { Permission } from './schemas/api-keys.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The groups of endpoints in the OpenAPI document, and what each is for. */
export const endpointTags = {
  Agents: 'Tools and resources for agents',
  Analysis: 'Find security, performance and quality issues in WordPress code',
  Authentication: 'Keys, sessions, tokens, and who may call from where',
  Billing: 'Usage and subscription',
  Files: 'Uploaded files: baselines, and training data',
  'Fine-tuning': 'Train a model on your own code',
  Generation: 'Continue code and text, and make blocks, plugins and themes',
  Models: 'What there is to generate with',
  System: 'Whether the service works',
  Webhooks: 'Be told what happens',
} as const;
export type EndpointTag = keyof typeof endpointTags;

/** Whose rate limit a request counts against: nobody's, that of the caller's organisation, or that of the address. */
export type RateClass = 'none' | 'organization' | 'address';

/** A request and its answer, for the documentation and the tests; parameters and query by name. */
export interface EndpointExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly response?: unknown;
  readonly chunk?: unknown;
}

/** One endpoint of the contract. */
export interface Endpoint {
  readonly method: HttpMethod;
  /** With `{name}` for path parameters, as OpenAPI writes them. */
  readonly path: string;
  /** What the credential must be allowed to do; null: no credential is asked for. */
  readonly permission: Permission | null;
  /** Absent: `organization` where a credential is asked for, else `none`. */
  readonly rateClass?: RateClass;
  /** Its work is metered for the bill. */
  readonly billable?: true;
  readonly tag: EndpointTag;
  /** A few words without a full stop. */
  readonly summary: string;
  /** Whole sentences in Markdown. */
  readonly description?: string;
  /** The path parameters. */
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TSchema;
  /** Media type of the request body; absent: JSON. */
  readonly bodyType?: 'multipart/form-data';
  /** Bytes that the body may have; absent: 64 KiB. A multipart form is limited part by part instead. */
  readonly maxBodyBytes?: number;
  /** Body of a 2xx answer; absent: it is no JSON (a download, a redirect, a page, nothing). */
  readonly response?: TSchema;
  /** One JSON object of a streamed answer, where there is one. */
  readonly chunk?: TSchema;
  /** An answer that is no JSON: its media type, and when it comes. */
  readonly binary?: { readonly mediaType: string; readonly description: string };
  /** Errors of this endpoint besides those that every endpoint of its kind has. */
  readonly errors?: readonly ErrorCode[];
  readonly example?: EndpointExample;
}

/** Bytes that a body may have where the endpoint says nothing. */
export const defaultMaxBodyBytes = 64 * 1024;

/** Whose rate limit a request to `endpoint` counts against. */
export function rateClassOf({ rateClass, permission }: Endpoint): RateClass {
  return rateClass ?? (permission === null ? 'none' : 'organization');
}

type StaticOr<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise;
type Part<E, Name extends string> = E extends { readonly [name in Name]: infer S } ? S : undefined;

/** The body that an endpoint takes; undefined where it takes none. */
export type BodyOf<E> = StaticOr<Part<E, 'body'>, undefined>;
/** The query that an endpoint takes. */
export type QueryOf<E> = StaticOr<Part<E, 'query'>, unknown>;
/** The path parameters of an endpoint. */
export type ParamsOf<E> = StaticOr<Part<E, 'params'>, unknown>;
/** The JSON that an endpoint answers; never where it answers none. */
export type ResponseOf<E> = StaticOr<Part<E, 'response'>, never>;
