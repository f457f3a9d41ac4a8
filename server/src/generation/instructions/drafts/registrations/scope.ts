import { Composer } from '../../composer.ts';
import { singular } from '../../naming.ts';

export type Subject = 'type' | 'taxonomy' | 'status' | 'meta';

const subjects: readonly (readonly [Subject, RegExp])[] = [
  [
    'type',
    /(?<!\b(?:for|of|on|to|in|by|from|the same|its|object|any|each|every|given|existing)\s(?:(?:the|a|an|my|our|this|these|those|both|all|any|custom)\s)*(?:[`"']?(?!regist|creat|add\b|defin|mak|set\b|build)[\w-]+[`"']?\s)?(?:custom )?)\b(?:post[ -]?types?|cpts?)\b/gi,
  ],
  [
    'taxonomy',
    /(?<!\b(?:for|of|on|in|from|existing|given)\s(?:(?:the|a|an|my|our|this|its|any)\s)*(?:[`"']?(?!regist|creat|add\b|defin|mak|set\b|build)[\w-]+[`"']?\s)?)\btaxonom(?:y|ies)\b/gi,
  ],
  [
    'status',
    /(?<!\b(?:for|of|on|in|from|with|by|existing|given)\s(?:(?:the|a|an|any)\s)*)\b(?:custom |new )post status\b/gi,
  ],
  ['meta', /\b(?:post|term|user|comment)[ -]?meta\b|\bmeta (?:field|key)s?\b/gi],
];

const boundary =
  /(?:[.;:]\s|\n|,?\s(?:and|plus|with|as well as|then)\s(?=(?:also\s)?(?:an?|the|its|register|create|add|two|one)\b)|,\s)/gi;

interface Turn {
  readonly subject: Subject;
  readonly from: number;
}

/** Whether the words before "taxonomies" speak of those that a type uses, not of one to be made. */
const isAttached = (before: string): boolean =>
  /\b(?:attach\w*|assign\w*|connect\w*|link\w*|us(?:es?|ing)|shar\w+|built-in|default|standard)\b[^.;\n]*$/i.test(
    before,
  ) && !/\b(?:register\w*|creat\w+|adds?|defin\w+|custom|new|an?)\s+(?:[\w"'`-]+\s+){0,2}$/i.test(before);

/** Where a prompt turns to another thing that is registered. */
function turns(text: string): Turn[] {
  const cuts = [...text.matchAll(boundary)].map(({ index, 0: { length } }) => index + length);
  const mentions = subjects
    .flatMap(([subject, said]) => [...text.matchAll(said)].map(({ index }) => ({ subject, at: index })))
    .filter(({ subject, at }) => subject !== 'taxonomy' || !isAttached(text.slice(Math.max(0, at - 70), at)))
    .sort((a, b) => a.at - b.at);
  const found: Turn[] = [];
  for (const { subject, at } of mentions) {
    if (found.at(-1)?.subject === subject) continue;
    const cut = cuts.filter((one) => one <= at).at(-1) ?? 0;
    found.push({ subject, from: Math.max(cut, (found.at(-1)?.from ?? -1) + 1) });
  }
  return withNames(text, found);
}

/** Sentences about what was named before: "Movies should have an archive." */
function withNames(text: string, found: readonly Turn[]): Turn[] {
  const segment = (at: number) => text.slice(found[at]?.from ?? 0, found[at + 1]?.from ?? text.length).toLowerCase();
  const named = [
    ...text.matchAll(
      /(?<=[.!\n]\s+|[-*]\s)(?:The |All |Its )?([A-Za-z][a-z]+) (?:should|must|have|has|can|need|support|are|is|get)/g,
    ),
  ].flatMap(({ index, 1: word = '' }) => {
    const at = found.findIndex((_turn, turn) => segment(turn).includes(singular(word.toLowerCase())));
    const subject = found[at]?.subject;
    return subject === undefined ? [] : [{ subject, from: index }];
  });
  return [...found, ...named].sort((a, b) => a.from - b.from);
}

/** Whether the prompt speaks of a thing as one to be made, not only as what another belongs to. */
export const speaksOf = (text: string, subject: Subject): boolean =>
  turns(text).some((turn) => turn.subject === subject);

/** A composer that reads what the prompt says of one thing that is registered, where it speaks of several. */
export function scoped(c: Composer, subject: Subject): Composer {
  const { text } = c;
  const found = turns(text);
  if (new Set(found.map((turn) => turn.subject)).size < 2) return c;
  const parts = found.flatMap((turn, at) =>
    turn.subject === subject ? [text.slice(at === 0 ? 0 : turn.from, found[at + 1]?.from ?? text.length)] : [],
  );
  if (parts.length === 0) return c;
  const own = parts.join('\n');
  const quoted = c.instruction.quoted.filter(({ text: said }) => own.includes(said));
  return new Composer({ ...c.instruction, text: own, prose: own.toLowerCase(), quoted }, c.fn);
}

/** Has a composer take what a scoped one has read for read. */
export function adopt(c: Composer, inner: Composer): void {
  if (inner === c) return;
  for (const line of inner.asked.met) c.asked.readsWithin(line);
}

/** Whether a function of the prompt is named for registering. */
export const registers = (c: Composer) => c.instruction.functions.some(({ name }) => /(?:^|_)regist/.test(name));

/** Whether the prompt wants a thing registered, rather than something done with what there is. */
export function wantsRegistered(c: Composer, thing: string): boolean {
  const asks = new RegExp(
    String.raw`\b(?:regist\w+|creat\w+|adds?|defin\w+|mak\w+|set ?up|build|need|want|would like|declare|implement|introduce|code for)\b(?:(?!\bfunction\b(?! (?:to|that|which) (?:regist|creat|add))|\barray\b|\breturn|\bposts? of\b|\bquery\b(?! var)|\bcolumn (?:to|for|in)|\bcount)[^.\n]){0,90}(?:${thing})`,
    'i',
  );
  return (
    asks.test(c.text) ||
    new RegExp(
      String.raw`^\W*(?:an? |new |custom |flat |public |private |hierarchical |non-hierarchical |simple )*(?:${thing})`,
      'im',
    ).test(c.text) ||
    registers(c)
  );
}
