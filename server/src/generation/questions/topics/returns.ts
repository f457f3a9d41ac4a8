import { subjectsOf, type Topic } from '../question.ts';
import { entryOf, listed, named, signatureOf } from '../wording.ts';

const failures = /^(?:false|null|WP_Error|bool)$/;

const asks =
  /\b(?:return\w*|gives?(?: (?:me|you))?(?: back)?|hands? back|gets? back|comes? back|(?:do|does|will|would|can) (?:i|you|we|one) get|you get|i get|on failure|when (?:it|that) fails|if (?:it|that) fails)\b/;

/** What a function or method gives back, and what when it fails. */
export const returns: Topic = ({ prose, mentions, text }) => {
  if (!asks.test(prose)) return null;
  const [subject] = subjectsOf(mentions, 'method', 'function');
  const signature = subject === undefined ? null : signatureOf(subject);
  if (subject === undefined || signature === null) return null;
  const { returns: type } = signature;
  const types = type === '' || type === 'void' ? [] : type.split('|');
  const isFailure =
    /\b(?:fail\w*|not found|nothing|doesn't exist|does not exist|no such|no post|none|missing|invalid|error|unknown)\b/.test(
      prose,
    );
  const isSilent = signature.parameters.some(
    ({ name, defaultValue }) => name === 'wp_error' && defaultValue === 'false',
  );
  if (isFailure && isSilent && types.includes('int')) {
    const told = /\$?wp_error\b.*\btrue\b|\btrue\b.*wp_error/.test(text);
    return {
      text: `On failure ${named(subject)} returns 0, or a \`WP_Error\` where \`$wp_error\` is true.`,
      values: told ? ['WP_Error'] : ['0'],
      entries: [entryOf(subject)],
    };
  }
  if (types.length === 0) {
    return {
      text: `${named(subject)} returns nothing.`,
      values: ['nothing', 'void', 'null'],
      entries: [entryOf(subject)],
      ...claims(text, []),
    };
  }
  const failing = types.filter((one) => failures.test(one)).map((one) => (one === 'bool' ? 'false' : one));
  const shown = types.map((one) => `\`${one}\``);
  const failure =
    failing.length === 0
      ? ''
      : ` When it cannot, it returns ${listed(
          failing.map((one) => `\`${one}\``),
          'or',
        )}.`;
  return {
    text: `${named(subject)} returns ${listed(shown, 'or')}.${failure}`,
    values: isFailure && failing.length > 0 ? failing : [type, ...types],
    entries: [entryOf(subject)],
    ...claims(text, types),
  };
};

/** What a question claims is returned, held against what is. */
function claims(text: string, types: readonly string[]): { isTrue?: boolean } {
  const [, said] =
    /\b(?:returns?|return) (?:an? |the )?`?(arrays?|strings?|int(?:eger)?s?|bool(?:ean)?s?|objects?|false|true|null|WP_\w+|nothing|void|floats?)\b/i.exec(
      text,
    ) ?? [];
  if (said === undefined) return {};
  const word = said.toLowerCase().replace(/s$/, '').replace('integer', 'int').replace('boolean', 'bool');
  if (word === 'nothing' || word === 'void') return { isTrue: types.length === 0 };
  const has = types.some((type) => {
    const one = type.toLowerCase();
    if (
      one === word ||
      (one === 'bool' && /^(?:true|false)$/.test(word)) ||
      (/^(?:true|false)$/.test(one) && word === 'bool')
    )
      return true;
    if (word === 'array') return one.endsWith('[]') || one.startsWith('array');
    return word === 'object' && /^[A-Z]/.test(type);
  });
  return { isTrue: has };
}
