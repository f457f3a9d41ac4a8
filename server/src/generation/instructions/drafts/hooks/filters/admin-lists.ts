import { phpString } from '../../../../writers/php.ts';
import { singular } from '../../../naming.ts';
import { block, type HookPart, type HookReader } from '../parts.ts';
import { allOf } from '../scene.ts';
import { readTests } from '../tests.ts';
import { textOf } from '../values.ts';

const q = phpString;

/** States that stand behind the titles of posts in their list. */
export const postStates: HookReader = (r, c) => {
  if (!r.says('display_post_states|\\bpost states?\\b|\\bstates? (?:label )?(?:to|in|next to|behind)\\b')) return [];
  const found = r.take(
    '(?:show|add|display|put|append|give|print)s? (?:the |a |an )?(?:post )?(?:state )?(?:label )?<text>(?: as (?:a |the )?(?:post )?state)?|(?:post )?states? (?:label )?<text>',
  );
  const text = found?.groups.find((one) => one !== undefined);
  if (text === undefined || found === null) return [];
  r.takeAll(
    '(?:display_post_states|(?:as |a |the )*post states?(?: for)?|(?:in |to )?(?:the )?(?:admin )?(?:posts?|pages?|products?) (?:list|screen|table)(?: table)?)\\b',
  );
  const tests = readTests(
    r,
    { post: '$post->ID' },
    r.phrases.filter(
      ({ from, to, sentence }) =>
        sentence === r.phraseAt(found.from)?.sentence &&
        to > found.from &&
        (from <= found.from || !/^\s*(?:remov|drop|hide|unset|delet)/i.test(r.plain.slice(from, to))),
    ),
  );
  const line = `$states[${q(text.toLowerCase().replace(/[^a-z0-9]+/g, '_'))}] = ${textOf(text, { post: '$post->ID' }, c)};`;
  return [
    {
      name: 'post_states',
      summary: 'Says what stands behind the titles of posts.',
      kind: 'filter',
      hook: 'display_post_states',
      params: 'array $states, WP_Post $post',
      args: 2,
      returns: 'array',
      body: block(tests.length === 0 ? line : `if ( ${allOf(tests)} ) {\n\t${line}\n}`, '\nreturn $states;'),
    },
  ];
};

const actionKeys: Readonly<Record<string, readonly string[]>> = {
  'quick edit': ['inline hide-if-no-js'],
  'inline edit': ['inline hide-if-no-js'],
  trash: ['trash'],
  delete: ['trash', 'delete'],
  view: ['view'],
  preview: ['view'],
  edit: ['edit'],
};

/** Links below the titles of lists that are taken away. */
export const removedRowActions: HookReader = (r) => {
  if (
    !r.says('row[ _]actions?|\\bquick edit\\b|(?:post|page)_row_actions') ||
    r.says('\\badd\\b[^.;]*(?:row action|link)')
  )
    return [];
  const names = `(${Object.keys(actionKeys).join('|')}|·+)`;
  const found = r.take(
    `(?:also )?(?:remov(?:e|es)|drop|hide|disable|unset|delete|take away|no|without) (?:the )?${names}(?:(?:,? and |,? or |, )(?:the )?${names})?(?: (?:links?|actions?))*`,
  );
  if (found === null) return [];
  const keys = found.groups.flatMap((one) => (one === undefined ? [] : (actionKeys[one.toLowerCase()] ?? [one])));
  const types: string[] = [];
  for (const one of r.takeAll(
    '(?:(?:from|in|of|on|for) )?(?:the )?(?:(posts?|pages?|products?|<name>)[ _])?row[ _]actions?(?: (?:of|for|in|on) (?:the )?(?:post type )?(posts?|pages?|products?|<name>)s?)?|(?:for|on|of) (?:the )?(posts?|pages?|products?)\\b(?! (?:with|whose))',
  ))
    types.push(...one.groups.filter((name) => name !== undefined).map((name) => singular(name.toLowerCase())));
  const unique = [...new Set(types.filter((type) => type !== 'remove'))];
  const unset = `unset( ${keys.map((key) => `$actions[${q(key)}]`).join(', ')} );`;
  const guarded =
    unique.length === 0
      ? unset
      : `if ( ${unique.map((type) => `${q(type)} === $post->post_type`).join(' || ')} ) {\n\t${unset}\n}`;
  const hook = unique.length === 1 && unique[0] === 'page' ? 'page_row_actions' : 'post_row_actions';
  const part: HookPart = {
    name: 'row_actions',
    summary: 'Says which links stand below titles.',
    kind: 'filter',
    hook,
    params: 'array $actions, WP_Post $post',
    args: 2,
    returns: 'array',
    body: block(guarded, '\nreturn $actions;'),
    ...(unique.includes('page') && unique.length > 1 ? { also: [{ hook: 'page_row_actions', args: 2 }] } : {}),
  };
  return [part];
};
