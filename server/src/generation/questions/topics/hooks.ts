import { wordpressHook } from '@presswright/shared/wordpress/facts';
import { hooksFiredIn, placesFiring } from '@presswright/shared/wordpress/firings';
import { sequences } from '../knowledge/sequences.ts';
import { type Answer, type Question, subjectsOf, type Topic } from '../question.ts';
import { entryOf, listed, named } from '../wording.ts';

const factsOf = (name: string) => wordpressHook(name) ?? wordpressHook(name.replace(/\{\w+\}/g, 'some'));

/** Whether a hook is an action or a filter. */
export const actionOrFilter: Topic = ({ prose, mentions, options }) => {
  const isAsked =
    /\baction\b.*\bor\b.*\bfilter\b|\bfilter\b.*\bor\b.*\baction\b|\b(?:is|as) (?:§[^a-z]*)?\W*(?:an?|the) (?:action|filter)\b|\b(?:kind|type|sort) of hook\b|\badd_(?:action|filter)\b.*\bor\b/.test(
      prose,
    ) || /^\W*(?:is|true or false).*\b(?:action|filter)\b/.test(prose);
  const isOffered =
    options.some(({ text }) => /^an? action$|^action$/i.test(text)) &&
    options.some(({ text }) => /^an? filter$|^filter$/i.test(text));
  const [hook] = subjectsOf(mentions, 'hook');
  const facts = hook === undefined ? undefined : factsOf(hook.name);
  if (!(isAsked || isOffered) || hook === undefined || facts === undefined) return null;
  const [, claimed] = /\ban? (action|filter)\b/.exec(prose) ?? [];
  return {
    text: `${named(hook)} is ${facts.kind === 'action' ? 'an action' : 'a filter'}.`,
    values: [facts.kind],
    entries: [entryOf(hook)],
    ...(claimed === undefined ? {} : { isTrue: claimed === facts.kind }),
  };
};

/** Which function fires a hook, and which hooks a function fires. */
export const firedWhere: Topic = ({ prose, mentions }) => {
  if (
    !/\b(?:where|which (?:function|file|method)|what (?:function|file|method)|who|what) (?:is|are|does|do)?\b.*\b(?:fires?|fired|triggers?|triggered|calls?|called|runs?|invokes?|invoked|applies|applied|happens|located|from)\b|\b(?:fired|applied|called|run|triggered) (?:in|by|from|inside)\b|\bwhich (?:hooks?|actions?|filters?)\b.*\b(?:fire|trigger|call|run|appl)/.test(
      prose,
    )
  )
    return null;
  const isOfFunction = /\bwhich (?:hooks?|actions?|filters?)|\bwhat (?:hooks?|actions?|filters?)\b/.test(prose);
  const [place] = subjectsOf(mentions, 'method', 'function');
  if (isOfFunction && place !== undefined) {
    const kind = /\bactions?\b/.test(prose) ? 'action' : /\bfilters?\b/.test(prose) ? 'filter' : null;
    const owner = place.kind === 'method' ? `${place.className}::${place.name}` : place.name;
    const fired = hooksFiredIn(owner).filter((name) => kind === null || factsOf(name)?.kind === kind);
    if (fired.length === 0 || /\b(?:before|after|first|last)\b/.test(prose)) return null;
    return {
      text: `${named(place)} fires ${listed(fired.map((name) => `\`${name}\``))}, in this order.`,
      values: fired,
      entries: [entryOf(place)],
    };
  }
  const [hook] = subjectsOf(mentions, 'hook');
  const places = hook === undefined ? [] : placesFiring(factsOf(hook.name)?.name ?? hook.name);
  if (hook === undefined || places.length === 0) return null;
  const shown = places.slice(0, 6).map((name) => (name.endsWith('.php') ? `\`${name}\`` : `\`${name}()\``));
  const more = places.length > 6 ? `, and ${places.length - 6} more places` : '';
  return {
    text: `${named(hook)} is fired in ${listed(shown)}${more}.`,
    values: places,
    entries: [entryOf(hook), ...places.slice(0, 3)],
  };
};

const orderWords =
  /\b(?:before|after|first|last|earlier|later|earliest|latest|next|previous|precedes?|follows?|following|order|sequence|between|already|prior|sooner|immediately)\b/;

/** Which hook comes before or after another, in a request or within a function. */
export const order: Topic = (question) => {
  if (!orderWords.test(question.prose)) return null;
  const hooks = subjectsOf(question.mentions, 'hook').map(({ name }) => factsOf(name)?.name ?? name);
  const places = subjectsOf(question.mentions, 'method', 'function').map((one) =>
    one.kind === 'method' ? `${one.className}::${one.name}` : one.name,
  );
  const [one, other] = [...new Set(hooks)];
  if (question.options.length > 0) return orderOfOptions(question, hooks);
  if (one !== undefined && other !== undefined) return compareTwo(question, one, other);
  if (one === undefined) return null;
  const own = places.map(hooksFiredIn).find((list) => list.includes(one));
  const list =
    own ??
    sequences.find((names) => names.includes(one)) ??
    placesFiring(one)
      .map(hooksFiredIn)
      .find((names) => names.length > 1);
  return list === undefined ? null : neighbour(question, one, list);
};

function compareTwo({ prose, text }: Question, one: string, other: string): Answer | null {
  const list = sequenceWith(one, other);
  if (list === undefined) return null;
  const isFirst = list.indexOf(one) < list.indexOf(other);
  const [earlier, later] = isFirst ? [one, other] : [other, one];
  const wantsLater = /\b(?:last|later|latest|second|after the other)\b/.test(prose);
  const isBefore = /\b(?:before|earlier|prior|precede|sooner|first)\b/.test(prose);
  const claimsOrder = text.indexOf(one) < text.indexOf(other);
  return {
    text: `\`${earlier}\` fires before \`${later}\`.`,
    values: [wantsLater ? later : earlier],
    entries: [earlier, later],
    isTrue: isBefore ? isFirst === claimsOrder : isFirst !== claimsOrder,
  };
}

function sequenceWith(one: string, other: string): readonly string[] | undefined {
  const holds = (list: readonly string[]) => list.includes(one) && list.includes(other);
  return sequences.find(holds) ?? placesFiring(one).map(hooksFiredIn).find(holds);
}

function neighbour({ prose }: Question, one: string, list: readonly string[]): Answer | null {
  const at = list.indexOf(one);
  const isAfter = /\b(?:after|next|follow\w*|later|once)\b/.test(prose);
  const isBefore = /\b(?:before|previous|prior|preced\w*|earlier)\b/.test(prose);
  if (isAfter === isBefore) return null;
  const found = list[isAfter ? at + 1 : at - 1];
  if (found === undefined) {
    return {
      text: `\`${one}\` is the ${isAfter ? 'last' : 'first'} of its sequence.`,
      values: ['none'],
      entries: [one],
    };
  }
  return {
    text: `\`${found}\` fires ${isAfter ? 'after' : 'before'} \`${one}\`.`,
    values: [found],
    entries: [one, found],
  };
}

/** The first or last of the hooks that are offered, or the first before or after the one in the question. */
function orderOfOptions({ options, prose }: Question, hooks: readonly string[]): Answer | null {
  const offered = options.flatMap(({ text }) => {
    const name = /[a-z_]\w*(?:\{\w+\})?\w*/.exec(text)?.[0] ?? '';
    return factsOf(name) === undefined ? [] : [factsOf(name)?.name ?? name];
  });
  if (offered.length < 2) return null;
  const [mark] = hooks;
  const all = mark === undefined ? offered : [...offered, mark];
  const list =
    sequences.find((names) => all.every((name) => names.includes(name))) ??
    sequences.find((names) => all.filter((name) => names.includes(name)).length >= Math.max(2, all.length - 1));
  if (list === undefined) return null;
  const placed = offered.filter((name) => list.includes(name)).sort((a, b) => list.indexOf(a) - list.indexOf(b));
  const isLate = /\b(?:last|latest|later|after)\b/.test(prose);
  let found = isLate ? placed.at(-1) : placed[0];
  if (mark !== undefined && list.includes(mark)) {
    const at = list.indexOf(mark);
    found = isLate
      ? placed.find((name) => list.indexOf(name) > at)
      : placed.findLast((name) => list.indexOf(name) < at);
  }
  if (found === undefined) return null;
  const text =
    mark === undefined
      ? `\`${found}\` fires ${isLate ? 'last' : 'first'} of these: ${listed(placed.map((name) => `\`${name}\``))} is the order.`
      : `\`${found}\` fires ${isLate ? 'after' : 'before'} \`${mark}\`.`;
  return { text, values: [found], entries: placed };
}
