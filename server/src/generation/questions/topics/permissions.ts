import { capabilities } from '@presswright/shared/wordpress/capabilities';
import { wordsOf } from '../../instructions/reading/words.ts';
import { type Answer, type Question, subjectsOf, type Topic } from '../question.ts';
import { listed } from '../wording.ts';

const order = ['subscriber', 'contributor', 'author', 'editor', 'administrator'];

const asks =
  /\b(?:capabilit\w*|permissions?|roles?|who (?:can|may|is allowed)|allowed to|can an?|may an?|able to|cap)\b/;

/** What capabilities are there for, and which roles have them on a new site. */
export const permissions: Topic = (question) => {
  if (!asks.test(question.prose)) return null;
  const [role] = subjectsOf(question.mentions, 'role');
  const [named] = subjectsOf(question.mentions, 'capability');
  const isWhichCapability =
    /\b(?:which|what)\b[^?]*\bcap(?:abilit\w+)?\b|\bcapability (?:is |do (?:i|you) )?(?:need|require|for|to)/.test(
      question.prose,
    );
  if (
    named === undefined &&
    role !== undefined &&
    /\b(?:which|what)\b.*\bcapabilit\w+\b.*\bha(?:s|ve)\b/.test(question.prose)
  ) {
    const own = capabilities
      .filter(({ roles, name }) => roles.includes(role.name) && !/^level_/.test(name))
      .map(({ name }) => name);
    return {
      text: `On a new site the ${role.name} role has ${listed(own.map((name) => `\`${name}\``))}.`,
      values: own,
      entries: own.slice(0, 3),
    };
  }
  if (named === undefined && isWhichCapability) {
    const found = capabilityFor(question);
    return found === null ? null : describe(found.name, found.roles, role?.name ?? null, [found.name]);
  }
  const isAboutRoles = role !== undefined || /\b(?:roles?|who (?:can|may|is allowed))\b/.test(question.prose);
  const capability =
    capabilities.find(({ name }) => name === named?.name) ??
    (isAboutRoles ? (capabilityFor(question) ?? undefined) : undefined);
  if (capability === undefined) return null;
  if (capability.isMeta) {
    const text = `\`${capability.name}\` is a meta capability: WordPress asks \`map_meta_cap()\` which capabilities a user needs for the one object in question.`;
    return { text, values: ['meta'], entries: [capability.name, 'map_meta_cap()'] };
  }
  return describe(capability.name, capability.roles, role?.name ?? null, lowestOrAll(question, capability.roles));
};

function lowestOrAll({ prose }: Question, roles: readonly string[]): string[] {
  const sorted = order.filter((one) => roles.includes(one));
  return /\b(?:lowest|least|minimum|minimal)\b/.test(prose) ? sorted.slice(0, 1) : sorted;
}

function describe(name: string, roles: readonly string[], role: string | null, values: readonly string[]): Answer {
  const sorted = order.filter((one) => roles.includes(one)).toReversed();
  const text =
    sorted.length === 0
      ? `No role of a new site has \`${name}\`.`
      : `\`${name}\`: on a new site ${listed(sorted.map((one) => `${one}s`))} have it.`;
  return { text, values, entries: [name], ...(role === null ? {} : { isTrue: roles.includes(role) }) };
}

/** What people say for the words in names of capabilities. */
const saidFor: Readonly<Record<string, readonly string[]>> = {
  setting: ['manage', 'option'],
  moderate: ['moderate', 'comment'],
  comment: ['moderate', 'comment'],
  category: ['manage', 'category'],
  install: ['install'],
  html: ['unfiltered', 'html'],
  javascript: ['unfiltered', 'html'],
  script: ['unfiltered', 'html'],
  widget: ['edit', 'theme', 'option'],
  menu: ['edit', 'theme', 'option'],
  customizer: ['edit', 'theme', 'option'],
  media: ['upload', 'file'],
  image: ['upload', 'file'],
  write: ['edit'],
  add: ['create'],
};

function capabilityFor({ prose, mentions }: Question) {
  const said = [
    ...wordsOf(
      `${prose} ${mentions
        .filter(({ subjects }) => subjects.every(({ kind }) => kind !== 'role'))
        .map(({ text }) => text.replace(/_/g, ' '))
        .join(' ')}`,
    ),
  ];
  const words = new Set(said.flatMap((word) => [word, ...(saidFor[word] ?? [])]));
  const others = /\b(?:others?|other (?:users?|people|authors?)|somebody else|someone else|any)\b/.test(prose);
  const rest = /\bprivate\b/.test(prose);
  const scored = capabilities
    .filter(({ isMeta, name }) => !isMeta && !/^level_/.test(name))
    .map((capability) => {
      const own = [...wordsOf(capability.name.replace(/_/g, ' '))];
      const hits = own.filter((word) => words.has(word)).length;
      const extra =
        (capability.name.includes('others') !== others ? 1 : 0) +
        (capability.name.includes('private') !== rest ? 1 : 0);
      const published = capability.name.includes('published') !== /\bpublished\b/.test(prose) ? 0.5 : 0;
      return { capability, misses: own.length - hits, score: hits - (own.length - hits) - extra - published };
    })
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  return best === undefined || best.score < 1 || best.misses > 0 ? null : best.capability;
}
