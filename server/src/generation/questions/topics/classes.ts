import { wordpressClass, wordpressClassNames } from '@presswright/shared/wordpress/facts';
import { methodSignature } from '@presswright/shared/wordpress/signatures';
import { writeSignature } from '../../instructions/nearest-entries.ts';
import { wordsOf } from '../../instructions/reading/words.ts';
import { type Answer, type Question, subjectsOf, type Topic } from '../question.ts';
import { listed } from '../wording.ts';

/** What a class extends, what extends it, and which method of it does something. */
export const classes: Topic = (question) => {
  const { prose, mentions, text } = question;
  const found = subjectsOf(mentions, 'class', 'method').map((one) =>
    one.kind === 'method' ? one.className : one.name,
  );
  const [name, other] = [...new Set(found)];
  const facts = name === undefined ? undefined : wordpressClass(name);
  if (facts === undefined || name === undefined) return null;
  if (
    !/\bwhich method\b/.test(prose) &&
    /\b(?:extends?|inherits?|parent|subclass|child|children|base class|derived?|based on|superclass)\b/.test(prose)
  ) {
    return other === undefined || /\bwhich|what\b/.test(prose)
      ? lineage(facts, prose)
      : { ...lineage(facts, prose), isTrue: isBelow(name, other) };
  }
  if (!/\b(?:methods?|functions? of|how|call)\b/.test(prose)) return null;
  const method = methodFor(question, name);
  if (method === null) return null;
  const signature = methodSignature(name, method);
  const isStatic = wordpressClass(name)?.methods.get(method.toLowerCase())?.isStatic === true;
  return {
    text: `\`${name}${isStatic ? '::' : '->'}${method}()\`.`,
    values: [method],
    entries: signature === undefined ? [`${name}::${method}`] : [writeSignature(signature)],
    ...(question.isYesNo ? { isTrue: text.includes(method) } : {}),
  };
};

function lineage({ name, parent }: { name: string; parent?: string }, prose: string): Answer {
  if (
    /\b(?:subclass\w*|child\w*|classes extend|extended by|which class(?:es)? (?:extends?|inherits?)|derived)\b/.test(
      prose,
    ) &&
    !/\b(?:does|do) §? *extend/.test(prose)
  ) {
    const below = [...wordpressClassNames()].filter((one) => wordpressClass(one)?.parent === name);
    if (below.length > 0)
      return {
        text: `\`${name}\` is extended by ${listed(below.slice(0, 12).map((one) => `\`${one}\``))}.`,
        values: below,
        entries: [name],
      };
  }
  if (parent === undefined)
    return {
      text: `\`${name}\` extends no other class.`,
      values: ['none', 'no class'],
      entries: [name],
      isTrue: false,
    };
  return { text: `\`${name}\` extends \`${parent}\`.`, values: [parent], entries: [name, parent] };
}

function isBelow(name: string, other: string): boolean {
  for (let at = wordpressClass(name)?.parent, depth = 0; at !== undefined && depth < 10; depth += 1) {
    if (at.toLowerCase() === other.toLowerCase()) return true;
    at = wordpressClass(at)?.parent;
  }
  return false;
}

/** Words in names of methods that questions leave out. */
const silent = new Set(['get', 'is', 'has', 'update']);

/** The method whose name says most of what is asked for. */
function methodFor({ prose }: Question, name: string): string | null {
  const words = wordsOf(prose.replace(/\b(?:methods?|class|object|call|how)\b/g, ' '));
  const ofClass = wordsOf(name.replace(/_/g, ' '));
  let best: { name: string; score: number } | null = null;
  for (let owner = wordpressClass(name), depth = 0; owner !== undefined && depth < 6; depth += 1) {
    for (const method of owner.methods.values()) {
      if (method.name.startsWith('_') || method.deprecated !== undefined) continue;
      const own = [...wordsOf(method.name.replace(/_/g, ' '))].filter(
        (word) => words.has(word) || !(silent.has(word) || ofClass.has(word)),
      );
      const hits = own.filter((word) => words.has(word)).length;
      const score = hits - 0.6 * (own.length - hits);
      if (hits > 0 && (best === null || score > best.score)) best = { name: method.name, score };
    }
    owner = owner.parent === undefined ? undefined : wordpressClass(owner.parent);
  }
  return best === null || best.score < 0.9 ? null : best.name;
}
