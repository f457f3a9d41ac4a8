import { joinPhp, type PhpCode, type PhpValue, php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import type { Draft } from '../drafts/draft.ts';
import { limitOf, select } from '../drafts/queries/selection.ts';
import { headEntity } from './head-entity.ts';
import { readOrder } from './read-order.ts';
import { outerOf, readShape, writeShape } from './read-shape.ts';

/** A function that finds users, terms, comments or attachments, by everything that the prompt says of them. */
export const lookup: Draft = {
  id: 'draft-lookup',
  name: 'find_entries',
  needs:
    /\b(?:users?|members?|customers?|admin\w*|editors?|authors?|subscribers?|terms?|tags?|categor\w+|comments?|attachments?|images?|media|files)\b/,
  never:
    /shortcode|\bwidget|dashboard|\bcolumn|\brest\b|endpoint|wp-cli|wp_cli|register_|\bhook|\bfilter\b|pre_get_posts|main query|\bcurrent user\b|\bcreates?\b|\binserts?\b|\bassign|\bdelet|\bremov|\bupdat(?:e|es|ing)\b|\bsets? (?:the|a|its)\b|\bwp_mail|\bsend|\bcron|\bclass\b|\$wpdb|\btable\b|\btoggle|\bwhen (?:a|an) \w+ (?:is|logs|gets|registers)|\bupload(?!ed)|\bregist(?:er|ers) an?\b|\bblock\b|\bmenu\b|\btransient|\bcach|\bajax\b|\bredirect|\bsaves?\b|\bstores?\b|\bmarks?\b|<a\b|\bincrement|\bincreas|\bdropdown/,
  compose(c) {
    const entity = headEntity(c);
    if (c.fn?.parameters == null || entity === null) return null;
    const shape = readShape(c, entity);
    if (shape === null) return null;
    const { args, meta, tests } = select(c, entity.conditions);
    const base = entity.base(c);
    if (base === null) return null;
    const order = readOrder(c, entity);
    const limit =
      shape.kind === 'first' || shape.kind === 'exists'
        ? raw(tests.length === 0 ? '1' : '0')
        : limitOf(c, limitUnits, 0);
    const isSelective = Object.keys(args).length + meta.length + tests.length + Object.keys(order).length > 0;
    if (c.unbound().length > 0 || !(isSelective || limit.text !== '0' || shape.kind === 'map' || shape.kind === 'rows'))
      return null;
    c.asked.states(new RegExp(String.raw`\b(?:${entity.nouns.source})\b`, 'i'));
    const query: Record<string, PhpValue> = {
      ...base,
      ...args,
      ...(meta.length > 0 ? { meta_query: meta } : {}),
      ...order,
      ...(limit.text === '0' || tests.length > 0 ? {} : { [entity.limit]: limit }),
    };
    const { before, list } = entity.find(query);
    return {
      summary: `Finds the ${entity.id}.`,
      returns:
        { count: 'int', exists: 'bool', joined: 'string', html: 'string', first: '' }[shape.kind as string] ?? 'array',
      body: joinPhp([before, writeShape(shape, limited(tested(list, tests), limit, tests), c)]),
    };
  },
};

const limitUnits =
  /^(?:users?|tags?|terms?|categor|comments?|entries|items|results|attachments?|images?|newest|latest|most|recent)/;

/** The entries of a list that pass tests which no argument of a query can make. */
function tested(list: PhpCode, tests: readonly PhpCode[]): PhpCode {
  if (tests.length === 0) return list;
  const code = tests.map(({ text }) => text).join(' && ');
  return php`
    array_filter(
      ${list},
      static function ( $item )${outerOf(code)} {
        return ${raw(code)};
      }
    )
  `;
}

/** As many as are wanted of a list that the query could not limit itself. */
const limited = (list: PhpCode, limit: PhpCode, tests: readonly PhpCode[]): PhpCode =>
  tests.length === 0 || limit.text === '0' ? list : php`array_slice( ${list}, 0, ${limit} )`;
