import { closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';

/** Statements kept compiled; the server has far fewer distinct ones. */
const maxStatements = 200;

interface Compiled {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

/** One connection to the SQLite file. It never waits: what cannot be had now fails as busy (`isBusy`). */
export class SqliteHandle {
  readonly #database: DatabaseSync;
  readonly #compiled = new Map<string, Compiled>();

  /** Opens, and makes, the file at `path`. */
  constructor(path: string) {
    // SQLite gives its other files the mode of this one. Never opened when it is there: closing a file lets go of every
    // lock that this process has on it (POSIX).
    if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
    this.#database = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true });
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const { statement, returnsRows } = this.#compile(sql);
    const values = parameters.map((value) => (typeof value === 'boolean' ? Number(value) : (value as SQLInputValue)));
    // The caller's types say what the statement answers.
    if (returnsRows) return { rows: statement.all(...values) as R[] };
    return { numAffectedRows: BigInt(statement.run(...values).changes), rows: [] };
  }

  close(): void {
    this.#database.close();
  }

  #compile(sql: string): Compiled {
    const known = this.#compiled.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    const compiled = { statement, returnsRows: statement.columns().length > 0 };
    if (this.#compiled.size >= maxStatements) this.#compiled.clear();
    this.#compiled.set(sql, compiled);
    return compiled;
  }
}

const sqliteBusy = 5;

/** Whether an error of SQLite says that another connection holds the lock; its extended codes keep this in the low byte. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === sqliteBusy;
}
