import { type PlanBehaviour, planBehaviours } from '@presswright/shared/schemas/plans/plugin-plan';
import { quoteIn } from '../../instruction.ts';
import { isSpokenOf } from '../behaviours-named.ts';
import type { Reader } from './reader.ts';

const flags: readonly (readonly [member: string, words: RegExp])[] = [
  ['is_dismissible', /\b(?:clos(?:e|ed|able)|dismiss\w*)\b/i],
  ['is_sticky', /\b(?:sticky|stays?|fixed|follows?)\b/i],
  ['can_decline', /\b(?:declin\w*|refus\w*|reject\w*)\b/i],
  ['is_automatic', /\bautomatic(?:ally)?\b/i],
  ['on_front_page', /\b(?:front|home) ?page\b/i],
];

export const flag: Reader = ({ said }) => {
  const isOff = /\b(?:not|no|never|without|cannot)\b|n't\b/i.test(said);
  return (one) => {
    const found = flags.find(([member, words]) => typeof one[member] === 'boolean' && words.test(said));
    return found === undefined ? null : { ...one, [found[0]]: !isOff };
  };
};

const colors: Readonly<Record<string, string>> = {
  red: '#b91c1c',
  orange: '#c2410c',
  yellow: '#facc15',
  green: '#15803d',
  teal: '#0f766e',
  blue: '#1d4ed8',
  navy: '#1e3a8a',
  purple: '#7e22ce',
  violet: '#6d28d9',
  pink: '#be185d',
  brown: '#78350f',
  grey: '#4b5563',
  gray: '#4b5563',
  black: '#111111',
  white: '#ffffff',
};

export const color: Reader = ({ said }) => {
  const word = new RegExp(`\\b(${Object.keys(colors).join('|')})\\b`, 'i').exec(said)?.[1]?.toLowerCase();
  const hex = /#[0-9a-f]{6}\b/i.exec(said)?.[0].toLowerCase() ?? (word === undefined ? undefined : colors[word]);
  if (hex === undefined) return null;
  return (one) => (typeof one.background === 'string' ? { ...one, background: hex } : null);
};

/** "the bar should say “Open again”". */
export const text: Reader = (wish) => {
  const quote = quoteIn(wish.said);
  if (quote === null) return null;
  const words = wish.said.toLowerCase();
  return (one) => {
    if (!isSpokenOf(wish, one as unknown as PlanBehaviour)) return null;
    const wanted = /\b(?:heading|title)\b/.test(words)
      ? 'heading'
      : /\bsubject\b/.test(words)
        ? 'subject'
        : /\bbutton|link\b/.test(words)
          ? 'link_text'
          : 'message';
    const member = [wanted, 'message', 'text'].find((name) => typeof one[name] === 'string');
    return member === undefined ? null : { ...one, [member]: quote };
  };
};

interface ChoiceSchema {
  readonly enum?: readonly unknown[];
}

/** Anything that a member takes and a wish names: "as a grid", "at the bottom", "only past ones". */
export const choice: Reader = ({ said }) => {
  const wanted = said.replace(/\b(?:instead of|rather than|and not|not)\b.*$/i, '').toLowerCase();
  if (!/\b(?:show|put|make|use|as|in|at|on|move|display|only|turn|list)\b/.test(wanted)) return null;
  return (one) => {
    const schema = planBehaviours.find(({ properties }) => properties.kind.const === one.kind);
    const members = Object.entries((schema?.properties ?? {}) as Readonly<Record<string, ChoiceSchema>>);
    for (const [member, { enum: values = [] }] of members) {
      if (/^(?:kind|order|interval|whose|links)$/.test(member) || typeof one[member] !== 'string') continue;
      const named = values.filter(
        (value) =>
          typeof value === 'string' &&
          value !== 'all' &&
          new RegExp(`\\b${value.replaceAll('_', '[ -]')}s?\\b`).test(wanted),
      );
      const [value] = named.filter((other) => other !== one[member]);
      if (named.length === 1 && value !== undefined) return { ...one, [member]: value };
    }
    return null;
  };
};
