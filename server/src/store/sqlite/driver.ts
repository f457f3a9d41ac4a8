import { setTimeout as pause } from 'node:timers/promises';
import { ServiceError } from '@presswright/shared/errors';
import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SelectQueryNode } from 'kysely';
import { isBusy, SqliteHandle } from './handle.ts';
import { WriteQueue } from './write-queue.ts';

/** Milliseconds between looks at a lock that another process holds; the last one repeats. */
const lookAgainMs = [1, 2, 5, 10, 20, 50];

/**
 * Kysely's driver for one SQLite file. Statements of SQLite block the thread that runs them, so nothing here waits
 * inside of SQLite: a lock that another process holds is looked at again and again, with pauses in which the event loop
 * turns, for `maxLockWaitMs` at most. Reads have a connection of their own and wait for no writer.
 */
export class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #maxLockWaitMs: number;
  readonly #queue = new WriteQueue();
  #handles: { readonly reader: SqliteHandle; readonly writer: SqliteHandle } | undefined;

  constructor(path: string, maxLockWaitMs: number) {
    this.#path = path;
    this.#maxLockWaitMs = maxLockWaitMs;
  }

  async init(): Promise<void> {
    const writer = new SqliteHandle(this.#path);
    try {
      await this.#retry(performance.now() + this.#maxLockWaitMs, () => {
        // Every commit is on the disk when it returns.
        writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      });
      const reader = new SqliteHandle(this.#path);
      reader.exec('PRAGMA query_only = ON');
      this.#handles = { reader, writer };
    } catch (error) {
      writer.close();
      throw error;
    }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const deadline = performance.now() + this.#maxLockWaitMs;
    await this.#enter(deadline);
    try {
      // A deferred transaction that turns into a writing one would fail at once when another process writes.
      await this.#retry(deadline, () => this.#open.writer.exec('BEGIN IMMEDIATE'));
      asOwn(connection).isInTransaction = true;
    } catch (error) {
      this.#queue.release();
      throw error;
    }
  }

  async commitTransaction(): Promise<void> {
    this.#open.writer.exec('COMMIT');
  }

  async rollbackTransaction(): Promise<void> {
    // SQLite has rolled back by itself after some failures, such as a full disk.
    if (this.#open.writer.isInTransaction) this.#open.writer.exec('ROLLBACK');
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const own = asOwn(connection);
    if (!own.isInTransaction) return;
    own.isInTransaction = false;
    this.#queue.release();
  }

  async destroy(): Promise<void> {
    this.#handles?.reader.close();
    this.#handles?.writer.close();
  }

  /** Runs one statement: within the connection's transaction, or on its own. */
  async execute<R>({ sql, parameters, query }: CompiledQuery, isInTransaction: boolean): Promise<QueryResult<R>> {
    const { reader, writer } = this.#open;
    if (isInTransaction) return writer.run(sql, parameters);
    const deadline = performance.now() + this.#maxLockWaitMs;
    if (SelectQueryNode.is(query)) return this.#retry(deadline, () => reader.run<R>(sql, parameters));
    await this.#enter(deadline);
    try {
      return await this.#retry(deadline, () => writer.run<R>(sql, parameters));
    } finally {
      this.#queue.release();
    }
  }

  get #open() {
    if (this.#handles === undefined) throw new Error('the SQLite file is not open');
    return this.#handles;
  }

  async #enter(deadline: number): Promise<void> {
    if (!(await this.#queue.acquire(deadline))) throw locked();
  }

  async #retry<T>(deadline: number, work: () => T): Promise<T> {
    for (let look = 0; ; look++) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error)) throw error;
        const wait = lookAgainMs[Math.min(look, lookAgainMs.length - 1)] ?? 0;
        if (performance.now() + wait > deadline) throw locked(error);
        await pause(wait);
      }
    }
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #driver: SqliteDriver;
  isInTransaction = false;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#driver.execute<R>(query, this.isInTransaction);
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

function asOwn(connection: DatabaseConnection): SqliteConnection {
  if (!(connection instanceof SqliteConnection)) throw new TypeError('the connection is of another driver');
  return connection;
}

function locked(cause?: unknown): ServiceError {
  return new ServiceError('server_overloaded', 'The database is busy with other writes. Try again.', {
    retryAfter: 1,
    ...(cause === undefined ? {} : { cause }),
  });
}
