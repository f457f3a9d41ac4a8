import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';

/** What went wrong with a request, in words that can be shown. */
export interface Problem {
  message: string;
  code: string;
  /** HTTP status of our own route; 0 when it was not reached. */
  status: number;
  /** Field of the form that is to blame. */
  field?: string;
  /** What the server itself said, without our words around it. */
  serverMessage?: string;
  /** Finds the request in the log of the Presswright server. */
  requestId?: string;
  /** Seconds to wait before the next attempt makes sense. */
  retryAfter?: number;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads whatever `apiFetch` throws: an error answer of WordPress, or one of its own for a broken connection. */
export function toProblem(thrown: unknown): Problem {
  const error = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Record<string, unknown>;
  const data = (typeof error.data === 'object' && error.data !== null ? error.data : {}) as Record<string, unknown>;
  const problem: Problem = {
    message: text(error.message) || __('The request failed for an unknown reason.', 'presswright'),
    code: text(error.code) || 'unknown',
    status: typeof data.status === 'number' ? data.status : 0,
  };
  if (text(data.field)) problem.field = text(data.field);
  if (text(data.server_message)) problem.serverMessage = text(data.server_message);
  if (text(data.request_id)) problem.requestId = text(data.request_id);
  if (typeof data.retry_after === 'number') problem.retryAfter = data.retry_after;
  return problem;
}

/** GET or, with data, POST on a route of this plugin; throws what `toProblem` reads. */
export function request<T>(path: string, data?: object, signal?: AbortSignal): Promise<T> {
  return apiFetch<T>({
    path: `/presswright/v1${path}`,
    method: data === undefined ? 'GET' : 'POST',
    ...(data === undefined ? {} : { data }),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** DELETE on a route of this plugin; throws what `toProblem` reads. */
export function requestRemoval<T>(path: string): Promise<T> {
  return apiFetch<T>({ path: `/presswright/v1${path}`, method: 'DELETE' });
}
