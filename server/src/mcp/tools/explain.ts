import { ServiceError } from '@presswright/shared/errors';
import { categories, severities } from '@presswright/shared/schemas/analysis';
import { StringEnum } from '@presswright/shared/schemas/common';
import { Type } from 'typebox';
import { readRulePage } from '../../plugins/rule-page-files.ts';
import { ruleUri } from '../resources.ts';
import { defineTool } from '../tool.ts';

export const explainTool = defineTool({
  name: 'explain',
  title: 'Explain a rule',
  description:
    'Explains what a rule of the analysis reports, why it matters and how to mend it, with examples of both.',
  input: Type.Object(
    {
      rule: Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'As a finding names it, such as security/unescaped-output',
      }),
    },
    { additionalProperties: false },
  ),
  output: Type.Object({
    rule: Type.String(),
    title: Type.String(),
    category: StringEnum(categories),
    severity: StringEnum(severities),
    description: Type.String(),
    page: Type.String({ description: 'The page of the rule, in Markdown' }),
    uri: Type.String({ description: 'The resource that is this page' }),
  }),
  working: ({ rule }) => `Looking up ${rule}`,
  async run({ rule: name }) {
    // Loaded with the first explanation: a server starts without the rules.
    const { findRule } = await import('../../analysis/rules/find-rule.ts');
    const found = findRule(name);
    if ('fault' in found) throw new ServiceError('invalid_request', `rule: ${found.fault}`, { param: 'rule' });
    const { id, title, category, severity, description } = found.rule;
    const page = await readRulePage(id);
    if (page === undefined) throw new ServiceError('not_found', 'The pages of the rules are not installed.');
    return {
      structured: { rule: id, title, category, severity, description, page, uri: ruleUri(id) },
      text: page,
    };
  },
});
