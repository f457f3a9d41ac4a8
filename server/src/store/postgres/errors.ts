import { ServiceError } from '@presswright/shared/errors';

/** Classes and codes of SQLSTATE (PostgreSQL, appendix A) that pass: connection, resources, shutdown, timeouts, conflicts. */
const passing = /^(08|53)...$|^57P0[123]$|^57014$|^55P03$|^40(001|P01)$/;
const unreachable = /^E(CONNREFUSED|CONNRESET|TIMEDOUT|NOTFOUND|AI_AGAIN|PIPE|HOSTUNREACH|NETUNREACH|NOENT)$/;
/** Errors of pg that carry no code. */
const unreachableText =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** An error of pg as `server_overloaded` when another try may fare better; any other as it is. */
export function asServiceError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (!passing.test(code) && !unreachable.test(code) && !unreachableText.test(error.message)) return error;
  return new ServiceError('server_overloaded', 'The database does not answer. Try again.', {
    retryAfter: 5,
    cause: error,
  });
}
