import { type ArrayKey, arrayKeys } from '@presswright/shared/wordpress/array-keys';
import { functionSignature, methodSignature } from '@presswright/shared/wordpress/signatures';
import { keyPurposes } from '../knowledge/parameters.ts';
import { type Answer, type Question, type Subject, subjectsOf, type Topic } from '../question.ts';
import { isDefaultAsked, listed } from '../wording.ts';

interface Place {
  readonly owner: string;
  readonly keys: readonly ArrayKey[];
}

/** What a key of an array argument is: its type, default and values; or which keys there are. */
export const keys: Topic = (question) => {
  const [subject] = subjectsOf(question.mentions, 'method', 'function', 'class');
  const place = subject === undefined ? null : placeOf(subject);
  if (place === null) return null;
  const key = keyMeant(question, place.keys);
  if (key !== null) return describe(question, place, key);
  if (!/\b(?:which|what|list)\b.*\b(?:keys|options|arguments|args)\b/.test(question.prose)) return null;
  const names = place.keys.map(({ name }) => name);
  return {
    text: `\`${place.owner}\` takes ${listed(names.map((name) => `\`${name}\``))}.`,
    values: names,
    entries: [place.owner],
  };
};

function placeOf(subject: Subject): Place | null {
  const owner =
    subject.kind === 'method'
      ? `${subject.className}::${subject.name}`
      : subject.kind === 'class'
        ? `${subject.name}::__construct`
        : subject.kind === 'function'
          ? subject.name
          : null;
  if (owner === null) return null;
  const [className = '', method = ''] = owner.split('::');
  const signature = method === '' ? functionSignature(owner) : methodSignature(className, method);
  for (const { name } of signature?.parameters ?? []) {
    const keys = arrayKeys(`${owner}.${name}`);
    if (keys.length > 0) return { owner: owner.replace('::__construct', ''), keys };
  }
  return null;
}

function keyMeant({ text, quoted, mentions }: Question, list: readonly ArrayKey[]): ArrayKey | null {
  const said = new Set([
    ...quoted,
    ...mentions.map((mention) => mention.text),
    ...(text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []),
  ]);
  const exact = list.find(({ name }) => said.has(name));
  if (exact !== undefined) return exact;
  return (
    list.find(
      ({ name }) =>
        name.length > 3 &&
        new RegExp(`\\b${name}\\b`, 'i').test(text) &&
        /\b(?:keys?|arg\w*|options?|default|parameter|set)\b/i.test(text),
    ) ?? null
  );
}

function describe({ prose, text }: Question, { owner }: Place, key: ArrayKey): Answer {
  const type = key.type === '' ? '' : ` (\`${key.type}\`)`;
  const fallback = key.defaultValue === '' ? '' : `, \`${key.defaultValue}\` by default`;
  const values =
    key.values.length === 0
      ? ''
      : `; it takes ${listed(
          key.values.map((one) => `\`${one}\``),
          'or',
        )}`;
  const purpose = keyPurposes[key.name];
  const since = key.since === '' ? '' : ` It exists since WordPress ${key.since}.`;
  const bare = key.defaultValue.replace(/^['"]|['"]$/g, '');
  const isDefault = isDefaultAsked(prose);
  if (isDefault && key.defaultValue === '')
    return {
      text: `\`${owner}\` takes \`${key.name}\`${type}; WordPress documents no fixed default.`,
      values: [],
      entries: [owner],
    };
  const [, claimed] = /\bdefaults? (?:to|is|of|value is)?\s*[`'"]?(true|false|null|-?\d+|[a-z_]+)\b/i.exec(text) ?? [];
  return {
    text: `\`${key.name}\`${type} is a key of what \`${owner}\` takes${fallback}${values}.${purpose === undefined ? '' : ` It says ${purpose}.`}${since}`,
    values: isDefault
      ? [key.defaultValue, bare]
      : /\btypes?\b/.test(prose)
        ? [key.type]
        : [...key.values, key.defaultValue, bare, key.type, key.since].filter(Boolean),
    entries: [owner],
    ...(claimed === undefined ? {} : { isTrue: bare.toLowerCase() === claimed.toLowerCase() }),
  };
}
