import { categories } from '@presswright/shared/schemas/analysis';
import type { Judgement } from '../../server/src/analysis/code-kind/judgement.ts';
import { type CodeKind, codeKinds } from '../../server/src/analysis/code-kind.ts';
import { judgementOf } from '../../server/src/analysis/kind-judgement.ts';
import { ruleLanguageFacts } from '../../server/src/analysis/rule-languages.ts';
import type { Example, RuleMeta } from '../../server/src/analysis/rules/rule.ts';

const notice = '<!-- Written by `npm run generate` from the rule itself. Do not edit. -->';

const fixTexts: Readonly<Record<RuleMeta['fix'], string>> = {
  safe: 'yes; where marked safe, it changes nothing but the flaw',
  suggestion: 'as a suggestion, to be read before it is taken',
  none: 'no',
};

const judgementTexts: Readonly<Record<Judgement, string>> = {
  full: 'reported',
  proven: 'where data is followed to it, else as info',
  info: 'as info',
  off: 'not reported',
};

/** What is reported differently in which kinds of code. */
function kindsText(meta: RuleMeta): string {
  const byJudgement = new Map<Judgement, CodeKind[]>();
  for (const kind of codeKinds) {
    const judgement = judgementOf(meta, kind);
    if (judgement !== 'full') byJudgement.set(judgement, [...(byJudgement.get(judgement) ?? []), kind]);
  }
  const texts = [...byJudgement].map(([judgement, kinds]) => `${kinds.join(', ')}: ${judgementTexts[judgement]}`);
  return texts.length === 0 ? 'reported in all' : texts.join('; ');
}

/** The text of a rule's page. */
export function rulePageDocs(meta: RuleMeta): string {
  const { fence, title: language } = ruleLanguageFacts[meta.language];
  const name = meta.id.split('/')[1];
  const facts = [
    `| Category | ${meta.category} |`,
    `| Severity | ${meta.severity} |`,
    `| Language | ${language} |`,
    ...(meta.cwe
      ? [`| Weakness | [${meta.cwe}](https://cwe.mitre.org/data/definitions/${meta.cwe.slice(4)}.html) |`]
      : []),
    `| Fix | ${fixTexts[meta.fix]} |`,
    ...(meta.kinds ? [`| Kinds of code | ${kindsText(meta)} |`] : []),
    ...(meta.sniffs.length > 0
      ? [`| Silenced by \`phpcs:ignore\` of | ${meta.sniffs.map((sniff) => `\`${sniff}\``).join(', ')} |`]
      : []),
  ];
  const bad = meta.examples.bad.map((example) => {
    const { lines } = example;
    const where = lines.length === 1 ? `line ${lines[0]}` : `lines ${lines.join(', ')}`;
    return `Reported on ${where}:\n\n${exampleBlock(fence, example)}`;
  });
  return `${notice}

# ${meta.title}

\`${meta.id}\`: ${meta.description}

| | |
|---|---|
${facts.join('\n')}

${meta.rationale.trim()}

## Examples

${bad.join('\n')}
Not reported:

${meta.examples.good.map((example) => exampleBlock(fence, example)).join('\n')}
## Silencing a finding

${silencing(meta)}
${meta.references.length > 0 ? `\n## Further reading\n\n${meta.references.map(({ title, url }) => `- [${title}](${url})`).join('\n')}\n` : ''}
[All rules](../README.md) · source: \`server/src/analysis/rules/${meta.language}/${meta.category}/${name}.ts\`
`;
}

/** The text of the rules' index. */
export function ruleIndexDocs(rules: readonly RuleMeta[]): string {
  const sections = categories.map((category) => {
    const rows = rules
      .filter((rule) => rule.category === category)
      .map((rule) => {
        const weakness = rule.cwe ?? '';
        return `| [\`${rule.id}\`](${rule.id}.md) | ${rule.description.replaceAll('|', '\\|')} | ${rule.severity} | ${weakness} | ${rule.fix} |`;
      });
    const title = `${category.charAt(0).toUpperCase()}${category.slice(1)}`;
    return `## ${title}\n\n| rule | reports | severity | weakness | fix |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `${notice}

# Rules

${rules.length} rules. Each page has examples that the tests run. \`fix\` says whether findings carry edits, and whether
those must be read first. To add a rule: \`npm run create-rule -- php/security/my-rule\`.

${sections.join('\n')}`;
}

const commentMarks: Readonly<Record<string, readonly [string, string]>> = {
  php: ['// ', ''],
  js: ['// ', ''],
  css: ['/* ', ' */'],
  html: ['<!-- ', ' -->'],
};

function silencing({ id, language }: RuleMeta): string {
  const { fence, title } = ruleLanguageFacts[language];
  const marks = commentMarks[fence];
  if (marks === undefined) return `${title} has no comments: put the finding into a baseline.`;
  const comment = `${marks[0]}presswright-ignore ${id} -- why it is right here${marks[1]}`;
  return `${codeBlock(fence, comment)}\non the line above, or at the end of the line.`;
}

/** An example, its name where it matters, and the files beside it. */
function exampleBlock(fence: string, example: string | Example): string {
  if (typeof example === 'string') return codeBlock(fence, example);
  const name = example.name === undefined ? '' : `\`${example.name}\`:\n\n`;
  const beside = Object.entries(example.beside ?? {}).map(
    ([path, code]) => `\nbeside \`${path}\`${code === '' ? '' : `:\n\n${codeBlock(fenceOf(path), code)}`}\n`,
  );
  return `${name}${codeBlock(fence, example.code)}${beside.join('')}`;
}

function fenceOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return ending === 'txt' ? 'text' : ending;
}

function codeBlock(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trimEnd()}\n\`\`\`\n`;
}
