import { type Connected, ConnectFailure, type Connector } from './connector.ts';

/** Stands where a local backend is wanted and no program for it is known. */
export class MissingConnector implements Connector {
  readonly startingMessage = 'Looking for a server.';

  retryAfter(): undefined {
    return undefined;
  }

  connect(): Promise<Connected> {
    const advice = 'Set presswright.server.url, or PRESSWRIGHT_URL and PRESSWRIGHT_API_KEY in the environment.';
    return Promise.reject(
      new ConnectFailure(`No server is configured, and none is installed with the language server. ${advice}`, {
        state: 'failed',
        action: { kind: 'openSetting', title: 'Open setting', setting: 'presswright.server.url' },
      }),
    );
  }
}
