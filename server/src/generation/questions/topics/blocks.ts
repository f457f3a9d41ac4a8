import { coreBlock } from '@presswright/shared/wordpress/block-facts';
import { subjectsOf, type Topic } from '../question.ts';
import { listed } from '../wording.ts';

/** Attributes and supports of WordPress' own blocks. */
export const blocks: Topic = ({ prose, mentions, text }) => {
  const [block] = subjectsOf(mentions, 'block');
  const facts = block === undefined ? undefined : coreBlock(block.name);
  if (block === undefined || facts === undefined) return null;
  const one = [...facts.attributes].find(([name]) => new RegExp(`\\b${name}\\b`).test(text));
  if (/\battributes?\b/.test(prose) && one !== undefined) {
    const [name, { types, values }] = one;
    const type = types.join('|');
    const accepted =
      values.length === 0
        ? ''
        : `; it takes ${listed(
            values.map((value) => `\`${value}\``),
            'or',
          )}`;
    return {
      text: `\`${name}\` of \`${block.name}\` is of type \`${type}\`${accepted}.`,
      values: [type, ...types, ...values],
      entries: [block.name],
      isTrue: true,
    };
  }
  if (/\battributes?\b/.test(prose)) {
    const names = [...facts.attributes.keys()];
    return {
      text: `\`${block.name}\` has the attributes ${listed(names.map((name) => `\`${name}\``))}.`,
      values: names,
      entries: [block.name],
      isTrue: false,
    };
  }
  if (!/\bsupports?\b/.test(prose)) return null;
  const supports = [...facts.supports];
  const claimed = supports.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(text));
  return {
    text: `\`${block.name}\` supports ${listed(supports.map((name) => `\`${name}\``))}.`,
    values: supports,
    entries: [block.name],
    isTrue: claimed !== undefined,
  };
};
