import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import type { Composer } from '../../composer.ts';
import type { Composed } from '../../recipe.ts';
import type { Draft } from '../draft.ts';
import { filterReaders } from './filters/table.ts';
import type { HookPart, HookReader } from './parts.ts';
import { lifecycle, recurring } from './reactions/lifecycle.ts';
import { reactions } from './reactions/reactions.ts';
import { Reading } from './reading.ts';

/** What may be left unread of a prompt that is still taken for understood: share of its words. */
const maxUnread = 0.25;

const readers: readonly HookReader[] = [...filterReaders, reactions, recurring, lifecycle];

/** What frames a prompt and asks for nothing that a hook does. */
const framing = [
  '(?:function|callback|method)(?: name)?(?:d| is|:| called| named)*\\s*<key>|(?:name it|call it|named?|called)\\s+<key>',
  '(?:with |at |and )?(?:a |the )?priority(?: of| is|:)?\\s*\\d+',
  '(?:use |with )?(?:the )?(?:function |name )?prefix(?:ed)?(?: everything| all| with| is|:)*\\s*<name>_?',
  '(?:use |with )?(?:the )?text[ -]?domain(?: is|:)?\\s*<name>',
  '(?:respond|reply|answer|output|return)\\s+(?:with )?only(?: with)?[^.\\n]*|(?:just|only) (?:the )?code[^.\\n]*|no explanations?|in (?:a|one) (?:php )?(?:code )?(?:fence|block)',
  '(?:please )?(?:return |reply with |answer with |respond with )?(?:the )?(?:code|php)(?: code)?(?: only)?,? (?:please|only|no prose|no explanations?|and nothing else|nothing else)\\b[^.\\n]{0,20}|only (?:php|the php)(?: code)?(?:,? please)?|no (?:prose|comments|markdown|fences?)',
  '(?:i need|we need|i want|please (?:write|add)|write|add|use) (?:an? |the )?(?:filter|action|hook)?\\b',
  '(?:i\\.?e\\.?,? )?from any other status|\\(int\\)|(?:nothing|no) (?:else|more)',
  '(?:main |in the )+loop(?: only)?|(?:extend|notify|restrict|rules?)\\b(?: on| for)?(?: our| the)? ?(?:site|new content|uploads)?\\.?',
  '(?:everything|everybody|everyone|all) else(?: (?:stays?|logs? in|is|remains?|works?|goes))?(?: as (?:usual|it is|is|before|they are|normal)| unchanged)?|as usual|keep the rest|(?:the )?rest stays',
  '(?:escape|escaped|sanitize|translatable|translated)\\b[^.\\n]*',
];

/** A hook that is named beside what happens there. */
const hookNamed =
  '(?:(?:use|with|via|by|on|hooked to|hook|action|filter|the) )*[a-z]+_[a-z_]+(?: (?:hook|filter|action))?';

/** Functions at hooks, read piece by piece; only where next to nothing of the prompt stays unread. */
export const hookDraft: Draft = {
  id: 'draft-hooks',
  name: 'hook',
  needs: /./,
  isWhole: true,
  compose(c) {
    if (c.instruction.code !== '' || c.instruction.className !== null) return null;
    const r = new Reading(c.text);
    for (const said of framing) r.takeAll(said);
    const parts = readers.flatMap((read) => r.attempt(() => read(r, c)));
    if (parts.length === 0) return null;
    for (const said of [...framing, hookNamed]) r.takeAll(said);
    const all = r.count();
    if (all > 0 && r.unread().length / all > maxUnread) return null;
    return composed(parts, r, c);
  },
};

function composed(parts: readonly HookPart[], r: Reading, c: Composer): Composed {
  for (const { from, to } of sentencesOf(r))
    if (r.unread({ from, to }).length * 2 <= r.count({ from, to })) c.asked.readsWithin(r.text.slice(from, to).trim());
  const named = c.instruction.hooks;
  const main =
    parts.find(({ hook }) => hook === c.fn?.name || `wp_ajax_${hook}` === c.fn?.name) ??
    parts.find(({ hook, kind }) => named.includes(hook) && (kind === 'action' || kind === 'filter')) ??
    parts[0];
  const priority = /\bpriority\s*(?:of|is|=|:)?\s*(\d+)/.exec(c.instruction.prose)?.[1];
  const hooksOf = (part: HookPart) => {
    const own = priority !== undefined && part === main ? Number(priority) : part.priority;
    const kind = part.kind === 'filter' ? ('filter' as const) : ('action' as const);
    if (part.kind !== 'filter' && part.kind !== 'action') return [];
    return [{ hook: part.hook, args: part.args ?? 1, kind }, ...(part.also ?? [])].map((one) => ({
      kind: one.kind ?? kind,
      hook: one.hook,
      args: one.args ?? 1,
      ...(own === undefined ? {} : { priority: own }),
    }));
  };
  const write = (part: HookPart) => ({
    summary: part.summary,
    params: part.params,
    ...(part.returns === undefined ? {} : { returns: part.returns }),
    body: part.body,
    hooks: hooksOf(part),
  });
  if (main === undefined) throw new Error('a prompt without parts');
  const names = new Set<string>();
  const after: PhpCode[] = [];
  const nameFor = (part: HookPart, given: string | null) => {
    const name = given ?? unique(c.prefixed(part.name), names);
    if (part.kind === 'start') after.push(php`register_activation_hook( __FILE__, ${name} );`);
    if (part.kind === 'end') after.push(php`register_deactivation_hook( __FILE__, ${name} );`);
    if (part.shortcode !== undefined) after.push(php`add_shortcode( ${part.shortcode}, ${name} );`);
    if (part.after !== undefined) after.push(part.after);
    return name;
  };
  const name = nameFor(main, c.fn?.name ?? null);
  const beside = parts.filter((part) => part !== main).map((part) => ({ ...write(part), name: nameFor(part, null) }));
  return {
    ...write(main),
    beside,
    ...(c.fn === null ? { name } : {}),
    ...(after.length === 0 ? {} : { after: joinPhp(after) }),
  };
}

function unique(name: string, taken: Set<string>): string {
  let one = name;
  for (let at = 2; taken.has(one); at++) one = `${name}_${at}`;
  taken.add(one);
  return one;
}

/** The sentences and list entries, as the note about what is left out splits them. */
function sentencesOf(r: Reading): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const match of r.text.matchAll(/[^\n]+/g)) {
    let from = match.index;
    for (const end of match[0].matchAll(/(?<=[.!?;])\s+(?=[A-Z"'`])/g)) {
      found.push({ from, to: match.index + end.index });
      from = match.index + end.index + end[0].length;
    }
    found.push({ from, to: match.index + match[0].length });
  }
  return found;
}
