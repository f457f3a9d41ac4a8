import { Code } from '../../../writers/code.ts';
import type { PhpCode } from '../../../writers/php.ts';
import { commentText } from '../../../writers/template.ts';
import type { PluginPlan } from '../../plan.ts';

/** The comment of a template that themes may replace. @param args lines of our own, aligned as they are to stand */
export function templateComment(plan: PluginPlan, file: string, what: string, args: readonly string[]): PhpCode {
  const lines = [
    commentText(what),
    '',
    `To override this template, copy it to your theme as ${plan.names.slug}/${file}.`,
    '',
    '@var array $args Template arguments:',
    ...args.map((line) => line.replace(/^@type (\S+)\s+\$(\S+)\s+/, '- $2 ($1): ')),
    '',
    `@package ${plan.names.className}`,
  ];
  return new Code('php', `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */`);
}
