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
      // Nothing of ours logs requests whole; should the framework do so, neither headers nor the query go with it.
      redact: { paths: ['req'], remove: true },
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
