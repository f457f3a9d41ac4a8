import { type Composer, raw } from '../../../composer.ts';
import { block, type HookPart, type HookReader, unless } from '../parts.ts';
import type { Phrase, Reading } from '../reading.ts';
import { readTests } from '../tests.ts';
import { effectsIn } from './effects-in.ts';
import { eventKinds, type HookEvent } from './events.ts';
import { laterPart } from './later.ts';
import { scheduleEffect } from './schedules.ts';

const lead =
  '(?:when(?:ever)?|as soon as|after|every time|each time|once|on|upon|if|before|as|the moment|immediately after|track|for every|for each)?(?: that)? ?';

interface Heard {
  readonly event: HookEvent;
  readonly from: number;
}

/** The events that a prompt waits for, in their order. */
function eventsIn(r: Reading): Heard[] {
  const found: Heard[] = [];
  let noun = '';
  for (const kind of eventKinds) {
    const { said, event } = kind;
    for (const match of r.each(`\\b${lead}(?:${said})`)) {
      const heard = event(match.groups, noun, match);
      if (heard === null || found.some(({ event: one }) => one.hook === heard.hook && kind === eventKinds.at(-1)))
        continue;
      r.mark(match);
      noun = heard.noun ?? noun;
      found.push({ event: heard, from: match.from });
    }
  }
  return found.sort((one, other) => one.from - other.from);
}

const nothing =
  "(?:(?:please )?(?:do|does|should do) nothing|nothing (?:for|on|happens|should happen|else)(?: other transitions)?|skip(?:s|ping)?|ignor(?:e|es|ing)|don't (?:do|run|send|count)(?: anything| it| them)?|not for|only for|only)";

/** What is skipped on saving anyway. */
const skipped =
  '(?:skip(?:s|ping)?|ignor(?:e|es|ing)|not? (?:on|for|during)|except|and|or|,| |no|bail (?:out )?on|for)*(?:auto-?saves?|revisions?|auto-drafts?)(?:,? (?:and|or|&) (?:auto-?saves?|revisions?))*|(?:nothing|not) (?:for|on) other transitions|other transitions';

const hookNames =
  '(?:use |using |with |via |hook(?:ed)? (?:in)?to |on )?(?:the )?(?:action |hook )*(?:save_post|transition_post_status|user_register|wp_login|wp_insert_comment|add_attachment|before_delete_post|delete_post|profile_update)\\b(?: action| hook)?';

/** "When this happens, do that": events, each with its conditions and everything that is done then. */
export const reactions: HookReader = (r, c) => {
  const heard = eventsIn(r);
  if (heard.length === 0) return [];
  r.takeAll(hookNames);
  const parts: HookPart[] = [];
  for (const [at, { event, from }] of heard.entries()) {
    const start = at === 0 ? 0 : (r.sentenceAt(from)[0]?.from ?? from);
    const next = heard[at + 1]?.from;
    const end = next === undefined ? r.text.length : (r.sentenceAt(next)[0]?.from ?? next);
    const within = r.phrases.filter((one) => one.from >= start && one.from < Math.max(end, start + 1));
    parts.push(...partsOf(r, c, event, within.length > 0 ? within : r.phrases));
  }
  return parts;
};

function partsOf(r: Reading, c: Composer, event: HookEvent, within: readonly Phrase[]): HookPart[] {
  const [scheduled] = effectsIn(r, c, event.scene, within, [scheduleEffect]);
  if (scheduled === undefined) {
    const part = partOf(r, c, event, within, []);
    return part === null ? [] : [part];
  }
  const later = laterPart(r, c, scheduled, event.scene, within);
  const now = partOf(r, c, event, within, [scheduled]);
  return [now, later].filter((part) => part !== null);
}

function partOf(
  r: Reading,
  c: Composer,
  event: HookEvent,
  within: readonly Phrase[],
  first: readonly string[],
): HookPart | null {
  const done = [...first, ...effectsIn(r, c, event.scene, within)];
  if (done.length === 0) return null;
  const once = onceOnly(r, done, within);
  const drafts =
    r.says('auto-?drafts?', within) && event.scene.post === '$post->ID' ? ["'auto-draft' !== $post->post_status"] : [];
  r.takeAll(skipped, within);
  const tests = readTests(r, event.scene, within);
  r.takeAll(nothing, within);
  const typed = tests.find((test) =>
    /^'[\w-]+' === (?:\$post->post_type|get_post_type\()|^in_array\( (?:\$post->post_type|get_post_type)/.test(test),
  );
  const usual = (event.guards ?? []).filter(
    (test) => typed === undefined || !/^'post' === (?:\$post->post_type|get_post_type\()/.test(test),
  );
  const guards = [...usual, ...drafts, ...once, ...tests].filter(
    (test, at, all) => all.indexOf(test) === at && !isImplied(test, event),
  );
  return {
    name: `on_${event.hook.replace(/[^a-z0-9]+/gi, '_')}`,
    summary: summaryOf(event),
    kind: 'action',
    hook: typed !== undefined && event.hook === 'save_post_post' ? 'save_post' : event.hook,
    args: event.args,
    params: event.params,
    returns: 'void',
    body: block(...(event.before === undefined ? [] : [raw(event.before)]), unless(guards), ...done),
    also: event.also ?? [],
  };
}

/** "nothing is sent when it is already there": not where the meta that is set has been set before. */
function onceOnly(r: Reading, done: readonly string[], within: readonly Phrase[]): string[] {
  const [, object, id, key] =
    done.map((line) => /^update_(\w+)_meta\( (.+?), ('[^']+'),/.exec(line)).find((one) => one !== null) ?? [];
  if (key === undefined) return [];
  const said = r.take(
    '(?:nothing|no (?:mail|e-?mail|message)|never|not)(?: (?:is|are|be|gets?|sent|done|happens|again|twice|a second time|mailed)){0,3}(?: (?:when|if|where|once) (?:it|that|this|the meta|meta)(?: (?:is|has|been|already|there|set|exists|present))+)|(?:only once|never twice|not twice)(?: per \\w+)?',
    within,
  );
  return said === null ? [] : [`'' === (string) get_${object}_meta( ${id}, ${key}, true )`];
}

/** Whether a hook is only for that already. */
function isImplied(test: string, { hook }: HookEvent): boolean {
  const type = /^'([a-z_]+)' === (?:\$post->post_type|get_post_type)/.exec(test)?.[1];
  return type !== undefined && hook === `save_post_${type}`;
}

const summaryOf = ({ hook }: HookEvent): string =>
  hook.startsWith('update_option_') ? 'Acts on a change of the option.' : `Acts on ${hook}.`;
