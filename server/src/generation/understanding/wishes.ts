import { lemmaOf } from './lexicon/verbs.ts';
import { nounPhrase } from './noun-phrase.ts';
import { covered, type Paraphrase, said } from './paraphrase-rule.ts';
import { isDoer } from './verb-sense.ts';

/** Wishes before a verb: "we'd like to log", "would like to show", "help us to track". */
const wishToDo =
  /^((i|we|i'd|we'd)( would| also| really| just| only| then)*( need| want| like| love| wish| have| plan| prefer| hope) to|(would|should) (also )?(like|love) to|(need|want|looking|wanting) to|(can|could|would) you( please)? help (me|us)( to)?|help (me|us)( to)?|(i|we) want you to|it would be (great|nice|good) to)( be able to| have a way to)?( also| easily)? /;

/** Wishes before a thing: "looking for a plugin", "I'd like a form". */
const wishForThing =
  /^((i'm|we're|i am|we are)( currently)? (looking for|searching for|in need of|after)|(i'd|we'd|i would|we would)( also| really)? (like|love|need|want|appreciate|prefer)( to have| to get)?|(need|want|wanted|looking for|searching for|seeking|in need of|required :|wanted :)|what (i|we) (need|want) is|(can|could|would) you( please)? (make|build|create|write|generate|develop|code|give)( me| us)?|(please )?(make|build|create|write|generate|develop|code|give) (me|us)|there (should|must) be|it would be (great|nice|good) to have) /;

const wishForOthers = /^(i'd|we'd|i would|we would|i|we) (like|love|want|need) /;

/** "I'd like members to be able to post recipes" → "members can post recipes". */
const wishOfOthers: Paraphrase = (tokens) => {
  const start = covered(tokens, 0, wishForOthers);
  if (start === 0) return tokens;
  const who = nounPhrase(tokens, start);
  const isDoing = tokens[who.next]?.lower === 'to';
  const verb = who.next + (tokens[who.next + 1]?.lower === 'be able to' ? 2 : 1);
  if (who.words.length === 0 || !isDoing || !isDoer([who.words.at(-1)?.lower ?? '', 'can'], 0)) return tokens;
  if (lemmaOf(tokens[verb]?.lower ?? '') === undefined) return tokens;
  return [...who.words, said('can', tokens[who.next]), ...tokens.slice(verb)];
};

/** Says a wish as what is wished for. */
const wish: Paraphrase = (tokens) => {
  const deed = covered(tokens, 0, wishToDo);
  if (deed > 0 && lemmaOf(tokens[deed]?.lower ?? '') !== undefined) return tokens.slice(deed);
  const thing = covered(tokens, 0, wishForThing);
  const next = tokens[thing]?.lower ?? '';
  if (thing === 0 || next === 'to' || next === ':' || next === ',' || next === '') return tokens;
  return [said('we', tokens[0]), said('need', tokens[0]), ...tokens.slice(thing)];
};

const keepingVerbs =
  /^(create|add|edit|update|delete|remove|manage|view|display|list|organise|organize|publish|maintain|store|save|track|handle|administer)$/;

/** "users to create, manage and display events" → "manage events": who keeps things does all that with them. */
const keepingList: Paraphrase = (tokens) => {
  const first = tokens.findIndex(
    ({ lower }, index) =>
      index < 14 && keepingVerbs.test(lower) && /^(,|and|&|\/)$/.test(tokens[index + 1]?.lower ?? ''),
  );
  if (first < 0) return tokens;
  let end = first;
  let count = 1;
  for (;;) {
    let next = end + 1;
    while (/^(,|and|&|\/|or)$/.test(tokens[next]?.lower ?? '')) next++;
    if (next === end + 1 || !keepingVerbs.test(tokens[next]?.lower ?? '')) break;
    end = next;
    count++;
  }
  const object = tokens[end + 1];
  if (count < 2 || object?.kind !== 'word') return tokens;
  const before = tokens.slice(0, first);
  const isOwners = before.some(({ lower }) =>
    /^(allows?|lets?|enables?|letting|allowing|you|users?|to|helps?)$/.test(lower),
  );
  return [...(isOwners ? [] : before), said('manage', tokens[first]), ...tokens.slice(end + 1)];
};

export const withoutWishes: readonly Paraphrase[] = [wishOfOthers, wish, keepingList];
