import { blockDetails } from '@presswright/shared/wordpress/block-details';
import { coreBlock, coreBlockNames } from '@presswright/shared/wordpress/block-facts';
import { wordsOf } from '../../instructions/reading/words.ts';
import { type Answer, type Question, subjectsOf, type Topic } from '../question.ts';
import { listed } from '../wording.ts';

/** Attributes, supports and places of WordPress' own blocks, and which of them is for something. */
export const blocks: Topic = (question) => {
  const { prose, mentions, text } = question;
  const name = subjectsOf(mentions, 'block')[0]?.name ?? saidBlock(text);
  const facts = name === null ? undefined : coreBlock(name);
  if (name === null || facts === undefined)
    return /\bblock\b/.test(prose) && /\b(?:which|what|name)\b/.test(prose) ? blockFor(question) : null;
  if (/\b(?:inside|parents?|within|sit|placed|nested|only|allowed in)\b/.test(prose)) {
    const { parents } = blockDetails(name);
    if (parents.length > 0)
      return {
        text: `\`${name}\` may only stand in ${listed(
          parents.map((one) => `\`${one}\``),
          'or',
        )}.`,
        values: parents,
        entries: [name],
        isTrue: true,
      };
  }
  const one = attributeMeant(question, [...facts.attributes.keys()]);
  if (one !== null) return describe(name, one, prose);
  if (/\battributes?\b/.test(prose)) {
    const names = [...facts.attributes.keys()];
    return {
      text: `\`${name}\` has the attributes ${listed(names.map((key) => `\`${key}\``))}.`,
      values: names,
      entries: [name],
      isTrue: false,
    };
  }
  if (/\b(?:dynamic|server|php|static|rendered)\b/.test(prose)) {
    const isDynamicAsked = /\b(?:dynamic|server|php)\b/.test(prose);
    return {
      text: `\`${name}\` is ${facts.isDynamic ? 'dynamic: PHP renders it' : 'static: its HTML is saved in the content'}.`,
      values: [facts.isDynamic ? 'dynamic' : 'static'],
      entries: [name],
      isTrue: facts.isDynamic === isDynamicAsked,
    };
  }
  if (!/\bsupports?\b/.test(prose)) return null;
  const supports = [...facts.supports];
  const claimed = supports.some((key) => new RegExp(`\\b${key}\\b`, 'i').test(text));
  return {
    text: `\`${name}\` supports ${listed(supports.map((key) => `\`${key}\``))}.`,
    values: supports,
    entries: [name],
    isTrue: claimed,
  };
};

/** "The paragraph block", "the core button block". */
function saidBlock(text: string): string | null {
  for (const [, first = '', second = ''] of text.matchAll(/\b(?:([a-z]+)[ -])?([a-z]+) block\b/gi)) {
    for (const said of [`${first}-${second}`, second]) {
      if (coreBlock(`core/${said.toLowerCase()}`) !== undefined) return `core/${said.toLowerCase()}`;
    }
  }
  return null;
}

const partsOf = (name: string): Set<string> => wordsOf(name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-/]/g, ' '));

function attributeMeant({ text, prose }: Question, names: readonly string[]): string | null {
  const exact = names.find(
    (name) => new RegExp(`\\b${name}\\b`).test(text) && (name.length > 4 || /\battribute|default|\btype\b/.test(prose)),
  );
  if (exact !== undefined) return exact;
  if (!/\battributes?\b|\bdefault/.test(prose)) return null;
  const said = wordsOf(prose);
  const scored = names
    .map((name) => {
      const own = [...partsOf(name)];
      return { name, score: own.filter((word) => said.has(word)).length / Math.max(1, own.length) };
    })
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  return best === undefined || best.score < 0.6 || best.score === next?.score ? null : best.name;
}

function describe(block: string, name: string, prose: string): Answer {
  const { types = [], values = [] } = coreBlock(block)?.attributes.get(name) ?? {};
  const fallback = blockDetails(block).defaults.get(name);
  const accepted =
    values.length === 0
      ? ''
      : `; it takes ${listed(
          values.map((value) => `\`${value}\``),
          'or',
        )}`;
  const preset = fallback === undefined ? '' : `, \`${fallback}\` by default`;
  const type = types.join('|');
  const isDefault = /\bdefault/.test(prose);
  return {
    text: `\`${name}\` of \`${block}\` is of type \`${type}\`${preset}${accepted}.`,
    values: isDefault
      ? fallback === undefined
        ? []
        : [String(fallback)]
      : /\btypes?\b/.test(prose)
        ? [type]
        : [name, type, ...types, ...values],
    entries: [block],
    isTrue: true,
  };
}

/** The block whose name says most of what is asked for. */
function blockFor({ prose, options }: Question): Answer | null {
  const said = wordsOf(prose.replace(/\b(?:block|name|which|what|core)\b/g, ' '));
  const offered = options.map(({ text }) => text.replace(/[`'"]/g, ''));
  const scored = coreBlockNames
    .filter((name) => offered.length === 0 || offered.includes(name))
    .map((name) => {
      const own = [...partsOf(name.replace('core/', ''))];
      const hits = own.filter((word) => said.has(word)).length;
      return { name, score: hits - 0.4 * (own.length - hits) };
    })
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (best === undefined || best.score < 1 || best.score === next?.score) return null;
  return { text: `\`${best.name}\`.`, values: [best.name], entries: [best.name] };
}
