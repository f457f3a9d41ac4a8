import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Reading } from './reading.ts';
import { noneOf } from './scene.ts';

/** A function at a hook. */
export interface HookPart {
  readonly name: string;
  readonly summary: string;
  /** `start` and `end`: when the plugin is activated and deactivated; `none`: called by others. */
  readonly kind: 'action' | 'filter' | 'start' | 'end' | 'none';
  readonly hook: string;
  readonly priority?: number;
  readonly args?: number;
  readonly params: string;
  readonly returns?: string;
  readonly body: PhpCode;
  /** More hooks that the same function runs on. */
  readonly also?: readonly { readonly hook: string; readonly args?: number; readonly kind?: 'action' | 'filter' }[];
  /** The shortcode that it shows. */
  readonly shortcode?: string;
  /** Statements of the file beside it. */
  readonly after?: PhpCode;
}

/** Reads one kind of wish out of a prompt: functions at hooks; none where the prompt has no such wish. */
export type HookReader = (r: Reading, c: Composer) => readonly HookPart[];

/** An early return where one of the conditions does not hold; nothing without conditions. */
export const unless = (tests: readonly string[], result = ''): PhpCode =>
  tests.length === 0
    ? raw('')
    : php`
        if ( ${raw(noneOf(tests))} ) {
          return${raw(result === '' ? '' : ` ${result}`)};
        }
      `;

/** Statements one below the other, a blank line after early returns. */
export function block(...statements: readonly (PhpCode | string)[]): PhpCode {
  const lines = statements.map((one) => (typeof one === 'string' ? raw(one) : one)).filter(({ text }) => text !== '');
  return joinPhp(
    lines.map((one, at) =>
      raw(
        `${one.text}${/^if \(/.test(one.text) && at < lines.length - 1 && /return[^;]*;\n\}$/.test(one.text) ? '\n' : ''}`,
      ),
    ),
  );
}
