import { ruleLanguageFacts } from '../../analysis/rule-languages.ts';
import type { Example, RuleMeta } from '../../analysis/rules/rule.ts';

/** What a rule reports, why and how to mend it, with its first examples, as plain text. */
export function explainRule(meta: RuleMeta): string {
  const { title: language } = ruleLanguageFacts[meta.language];
  const [bad] = meta.examples.bad;
  const [good] = meta.examples.good;
  const facts = [meta.severity, language, ...(meta.cwe === undefined ? [] : [meta.cwe])];
  const fixes = { safe: 'can be fixed automatically', suggestion: 'offers a fix to review', none: '' }[meta.fix];
  return [
    `${meta.title}\n${meta.id} (${[...facts, ...(fixes === '' ? [] : [fixes])].join(', ')})`,
    meta.description,
    meta.rationale.trim(),
    ...(bad === undefined ? [] : [`Reported on ${linesOf(bad.lines)}:\n\n${indent(codeOf(bad))}`]),
    ...(good === undefined ? [] : [`Not reported:\n\n${indent(codeOf(good))}`]),
    `To silence one finding, write on the line above it: presswright-ignore ${meta.id} -- reason (in a comment)`,
    ...(meta.references.length === 0 ? [] : [meta.references.map(({ title, url }) => `${title}: ${url}`).join('\n')]),
    '',
  ].join('\n\n');
}

function linesOf(lines: readonly number[]): string {
  return lines.length === 1 ? `line ${lines[0]}` : `lines ${lines.join(', ')}`;
}

function codeOf(example: string | Example): string {
  return typeof example === 'string' ? example : example.code;
}

function indent(code: string): string {
  return code
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n');
}
