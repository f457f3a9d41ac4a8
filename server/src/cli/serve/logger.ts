import { type DestinationStream, type Logger, pino } from 'pino';

/** The server's log: one JSON line an entry, on standard error. */
export type ServerLogger = Logger & { end(): Promise<void> };

/** Lines are written in the background, so that a slow reader of standard error never holds up a request. */
export function createLogger(level: string): ServerLogger {
  const destination = pino.destination({ dest: 2, sync: false });
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Nothing logs headers or addresses with a query; should it happen, no credential goes with them.
      redact: ['headers.authorization', 'headers["x-api-key"]', 'req.headers', 'req.url', 'key_value'],
    },
    destination as DestinationStream,
  );
  return Object.assign(logger, {
    end: () =>
      new Promise<void>((resolve) => {
        destination.once('close', resolve);
        destination.once('error', () => resolve());
        destination.end();
      }),
  });
}
