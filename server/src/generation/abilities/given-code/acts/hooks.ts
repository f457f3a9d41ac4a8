import { wordpressHook } from '@presswright/shared/wordpress/facts';
import { phpString } from '../../../writers/php.ts';
import type { Act } from '../act.ts';
import type { Edit, GivenPhp, Registration } from '../given-php.ts';

const numberWords: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

/** Changes where, when and with how many arguments a function is hooked. */
export const hooks: Act = {
  id: 'hooks',
  title: 'change its hook, its priority or how many arguments it takes',
  wants:
    /\bpriority\b|\baccepted_args\b|\b(?:takes?|accepts?|gets?|receives?|let)\b[^.\n]*\b(?:\d|one|two|three|four|five)\s+(?:arguments|parameters|args)\b|\bhook(?:ed)? (?:it |them |this )?(?:in)?to\b|\b(?:instead of|rather than)\b[^.\n]*\b(?:hook|action|filter)\b/i,
  run(php, { words }) {
    const priority = /\bpriority\b\D{0,25}(\d+)/i.exec(words)?.[1] ?? /\bto (\d+)\b/.exec(words)?.[1];
    const [, count = ''] =
      /\b(\d|one|two|three|four|five)\s+(?:arguments|parameters|args)\b/i.exec(words) ??
      /\baccepted_args\b\D{0,12}(\d)/i.exec(words) ??
      [];
    const args = count === '' ? null : (numberWords[count.toLowerCase()] ?? Number(count));
    const target = hookIn(words, php);
    const meant = php.registrations.filter(({ kind, hook }) => kind !== 'shortcode' && hook !== target);
    const named = meant.filter(({ hook }) => words.includes(hook));
    const edits: Edit[] = [];
    const done: string[] = [];
    for (const one of named.length > 0 ? named : meant) {
      const change = (text: string, edit: Edit) => {
        edits.push(edit);
        done.push(`Line ${php.lineAt(one.call.start)}: ${text}`);
      };
      const hookArgument = one.call.args[0];
      if (target !== null && hookArgument !== undefined)
        change(`hooked to ${target}.`, { ...hookArgument, text: phpString(target) });
      if (priority !== undefined || args !== null) {
        const written = argumentsOf(php, one, priority ?? null, args);
        change(`priority ${written.priority}, ${written.args} arguments.`, written.edit);
      }
    }
    return edits.length === 0 ? null : { kind: 'code', code: php.with(edits), done };
  },
};

function argumentsOf(
  php: GivenPhp,
  { call, priority, acceptedArgs }: Registration,
  to: string | null,
  args: number | null,
) {
  const now = to ?? (priority === null ? '10' : php.text(priority));
  const count = args === null ? (acceptedArgs === null ? null : php.text(acceptedArgs)) : String(args);
  const last = call.args[1]?.end ?? call.end - 1;
  const end = (acceptedArgs ?? priority ?? call.args[1])?.end ?? last;
  return {
    priority: now,
    args: count ?? '1',
    edit: { start: last, end, text: count === null || count === '1' ? `, ${now}` : `, ${now}, ${count}` },
  };
}

/** A hook that the words name and the code does not use. */
function hookIn(words: string, php: GivenPhp): string | null {
  const [, said] =
    /\b(?:hook(?:ed)?|attach(?:ed)?|run|fire|move)\b[^.\n]{0,40}?\b(?:to|on|into)\s+(?:the )?[`"']?([a-z]\w+)/i.exec(
      words,
    ) ?? [];
  if (said === undefined || wordpressHook(said) === undefined) return null;
  return php.registrations.some(({ hook }) => hook === said) ? null : said;
}
