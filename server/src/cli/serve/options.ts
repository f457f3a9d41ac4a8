import type { ConfigOptions } from '../command-config.ts';

export interface ServeOptions extends ConfigOptions {
  readonly announce?: 'json';
  readonly exitWithParent?: true;
}
