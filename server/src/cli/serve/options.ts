import type { ConfigOptions } from '../command-config.ts';

export interface ServeOptions extends ConfigOptions {
  readonly announce?: 'json';
  readonly exitWithParent?: true;
  /** Where a server runs on the data folder already, say where that one is, and end when it ends. */
  readonly share?: true;
}
