import { nearestName } from '@presswright/shared/nearest-name';
import { type Category, categories } from '@presswright/shared/schemas/analysis';
import { Command, Option } from 'commander';
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
      process.stdout.write(explainRule(findRule(name)));
    });
}

/** The name without its category does where only one rule has it. */
function findRule(name: string): RuleMeta {
  const all = allRules.map(({ meta }) => meta);
  const found = all.filter(({ id }) => id === name || id.split('/')[1] === name);
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  if (only !== undefined) throw usageError(`${name} is several rules: ${found.map(({ id }) => id).join(', ')}`);
  const nearest = nearestName(name, [...all.map(({ id }) => id), ...all.map(({ id }) => id.split('/')[1] ?? '')]);
  const advice = nearest === null ? 'presswright rules lists them' : `did you mean ${nearest}?`;
  throw usageError(`there is no rule ${name}: ${advice}`);
}

function describe({ id, title, category, severity, language, cwe, fix, description }: RuleMeta) {
  return { id, title, description, category, severity, language, ...(cwe === undefined ? {} : { cwe }), fix };
}

function list(rules: readonly RuleMeta[]): string {
  const width = Math.max(0, ...rules.map(({ id }) => id.length));
  return rules.map(({ id, severity, title }) => `${id.padEnd(width)}  ${severity.padEnd(8)}  ${title}\n`).join('');
}
