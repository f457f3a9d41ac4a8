import { answerInstruction } from '../../../instructions/answer-instruction.ts';
import type { Act } from '../act.ts';
import { itemOf } from '../handler-checks.ts';
import { queryArrays } from '../query-arrays.ts';

const framing =
  /\b(?:rewrite|refactor|slow|loads? (?:every|all)|in php|inefficient|performance|memory|optimi[sz]\w*|only the code|code only|respond|keep the (?:name|signature)|requirements?:)/i;
const added =
  /\b(?:second|third|new|another|additional|further|optional)\b[^.\n$]{0,30}\bparameter\b[^.\n$]{0,12}[`"']?(\$\w+)(?:[`"']?\s*=\s*('[^']*'|\d+|null|true|false))?/i;

/**
 * Writes a function that filters in PHP anew, as the look-up that its words describe: name, parameters and post type are those
 * of the code. Done only where everything that is said is understood.
 */
export const rewriteQuery: Act = {
  id: 'rewrite-query',
  title: 'rewrite its query',
  isVague: true,
  wants: /\b(?:rewrite|refactor\w*|slow|optimi[sz]\w*|performance|(?:single|one) (?:WP_)?query)\b/i,
  run(php, { words, analyzer, version, instruction }) {
    const [fn] = php.functions;
    if (fn === undefined || php.functions.length !== 1 || php.registrations.length > 0) return null;
    const [query] = queryArrays(php, fn);
    const hasLoop = php.places('Foreach').some(({ node }) => node.start > fn.start && node.end < fn.end);
    // What prints is no look-up.
    const prints = php.places('Echo').length + php.places('Html').length + php.places('Print').length > 0;
    if (query?.kind !== 'posts' || !hasLoop || prints) return null;
    const type = itemOf(query.array, 'post_type');
    const more = added.exec(words);
    const parameters = [
      ...fn.params.map((one) => php.text(one)),
      ...(more === null ? [] : [`${more[1]} = ${more[2] ?? "''"}`]),
    ];
    const lines = words
      .split(/\n+|(?<=[.!?])\s+(?=[A-Z])/)
      .filter((line) => line.trim() !== '' && !framing.test(line))
      .map((line) => line.replace(/\bstill (?=returns?\b)/i, ''));
    const prompt = [
      `Function ${fn.name}( ${parameters.join(', ')} ): array`,
      `- posts of the post type \`${type?.kind === 'Str' ? type.value : 'post'}\``,
      ...lines.map((line) => `- ${line.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '')}`),
      ...(instruction.isFenced ? ['In a ```php block'] : []),
    ].join('\n');
    const answer = answerInstruction(prompt, analyzer, version);
    const isWhole =
      answer.by === 'draft' &&
      !/^\/\/ (?:Not done|Unsure|Named)/m.test(answer.text) &&
      answer.text.includes(`function ${fn.name}(`);
    return isWhole ? { kind: 'text', text: answer.text } : null;
  },
};
