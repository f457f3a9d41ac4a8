import type { Act } from './act.ts';
import { cache } from './acts/cache.ts';
import { castResult } from './acts/cast-result.ts';
import { checks, sanitize } from './acts/checks.ts';
import { countedToo } from './acts/counted-too.ts';
import { earlyReturns } from './acts/early-returns.ts';
import { escapeOutput } from './acts/escape.ts';
import { filterable } from './acts/filterable.ts';
import { hooks } from './acts/hooks.ts';
import { httpErrors } from './acts/http-errors.ts';
import { mend } from './acts/mend.ts';
import { olderPhp } from './acts/older-php.ts';
import { parameter } from './acts/parameter.ts';
import { phpunit } from './acts/phpunit.ts';
import { prepare } from './acts/prepare.ts';
import { emptyList, returnMarkup } from './acts/printed.ts';
import { queryArgs } from './acts/query-args.ts';
import { rename } from './acts/rename.ts';
import { restArgs } from './acts/rest-args.ts';
import { rewriteQuery } from './acts/rewrite-query.ts';
import { shortcodeAttributes } from './acts/shortcode-attributes.ts';
import { shownValues } from './acts/shown-values.ts';
import { arrays, modernise } from './acts/syntax.ts';
import { toBlock } from './acts/to-block.ts';
import { toClass } from './acts/to-class.ts';
import { translate } from './acts/translate.ts';
import { docs, types } from './acts/types-and-docs.ts';
import { explain } from './explaining/explain.ts';

/** What can be done with given PHP, in the order in which several things are done. */
export const acts: readonly Act[] = [
  explain,
  rewriteQuery,
  phpunit,
  toBlock,
  shortcodeAttributes,
  shownValues,
  restArgs,
  prepare,
  mend,
  escapeOutput,
  emptyList,
  returnMarkup,
  checks,
  sanitize,
  queryArgs,
  countedToo,
  parameter,
  httpErrors,
  earlyReturns,
  castResult,
  filterable,
  cache,
  rename,
  types,
  docs,
  hooks,
  translate,
  arrays,
  modernise,
  olderPhp,
  toClass,
];
