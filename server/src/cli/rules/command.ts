import { type Category, categories } from '@presswright/shared/schemas/analysis';
import { Command, Option } from 'commander';
import { findRule } from '../../analysis/rules/find-rule.ts';
import { allRules } from '../../analysis/rules/registry.generated.ts';
import type { RuleMeta } from '../../analysis/rules/rule.ts';
import { usageError } from '../usage-error.ts';
import { explainRule } from './explain.ts';

interface RulesOptions {
  readonly category?: Category;
  readonly format: 'text' | 'json';
}

/** `presswright rules`: what the analyser looks for, a line a rule. */
export function rulesCommand(): Command {
  return new Command('rules')
    .description('List the rules of the analyser.')
    .addOption(new Option('--category <category>', 'only these').choices(categories))
    .addOption(new Option('--format <format>', 'output format').choices(['text', 'json']).default('text'))
    .action(({ category, format }: RulesOptions) => {
      const rules = allRules
        .map(({ meta }) => meta)
        .filter((meta) => category === undefined || meta.category === category)
        .sort((a, b) => (a.id < b.id ? -1 : 1));
      process.stdout.write(format === 'json' ? `${JSON.stringify(rules.map(describe), null, 2)}\n` : list(rules));
    });
}

/** `presswright explain RULE`: what it reports, why, how to mend it, and what it looks like. */
export function explainCommand(): Command {
  return new Command('explain')
    .description('Explain a rule, with examples.')
    .argument('<rule>', 'such as security/unescaped-output; presswright rules lists them')
    .action((name: string) => {
      const found = findRule(name);
      if ('fault' in found) throw usageError(found.fault);
      process.stdout.write(explainRule(found.rule));
    });
}

function describe({ id, title, category, severity, language, cwe, fix, description }: RuleMeta) {
  return { id, title, description, category, severity, language, ...(cwe === undefined ? {} : { cwe }), fix };
}

function list(rules: readonly RuleMeta[]): string {
  const width = Math.max(0, ...rules.map(({ id }) => id.length));
  return rules.map(({ id, severity, title }) => `${id.padEnd(width)}  ${severity.padEnd(8)}  ${title}\n`).join('');
}
