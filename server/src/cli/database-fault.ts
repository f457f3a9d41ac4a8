import { ServiceError } from '@presswright/shared/errors';
import type { Config } from '../config.ts';
import { describeDatabase } from '../store/database.ts';
import { sqliteFault } from '../store/sqlite/faults.ts';
import { CommandError, failed } from './exit-codes.ts';

/** An error of the database as one sentence for the operator, who may have to correct its address; others as they are. */
export function databaseFault(error: unknown, config: Pick<Config, 'dataDir' | 'databaseUrl'>): unknown {
  const fault = config.databaseUrl === null ? sqliteFault(error) : null;
  if (fault !== null) {
    const message = `The database ${describeDatabase(config)} cannot be used: ${fault.reason}. ${fault.advice}`;
    return new CommandError(message, failed, error);
  }
  const isPassing = error instanceof ServiceError;
  if (config.databaseUrl === null && !isPassing) return error;
  const reason = reasonOf(isPassing && error.cause !== undefined ? error.cause : error);
  const advice = config.databaseUrl === null ? '' : ' Check PRESSWRIGHT_DATABASE_URL and that PostgreSQL runs there.';
  return new CommandError(`${describeDatabase(config)} cannot be used: ${reason}.${advice}`, failed, error);
}

function reasonOf(error: unknown): string {
  // A name with several addresses fails with an error for each.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\.$/, '');
}
