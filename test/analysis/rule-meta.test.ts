import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleNames } from '../../server/src/analysis/rules/registry/names.generated.ts';
import { allRules } from '../../server/src/analysis/rules/registry.generated.ts';
import { rulePageDocs } from '../../tools/docs/rule-docs.ts';

const root = join(import.meta.dirname, '../..');
const registries = join(root, 'server/src/analysis/rules/registry');

it('are all known by name, in the same order', () => {
  expect(ruleNames).toEqual(allRules.map(({ meta: { id, language } }) => ({ id, language })));
});

describe.each(allRules.map(({ meta }) => [meta.id, meta] as const))('%s', (_id, meta) => {
  it('is called what its file is called', () => {
    const registry = readFileSync(join(registries, `${meta.language}.generated.ts`), 'utf8');
    expect(registry).toContain(`'../${meta.language}/${meta.id}.ts'`);
    expect(meta.id.startsWith(`${meta.category}/`)).toBe(true);
  });

  it('is on its page as it is', () => {
    expect(readFileSync(join(root, `docs/rules/${meta.id}.md`), 'utf8')).toBe(rulePageDocs(meta));
  });

  it('has a type that fits its category', () => {
    const types: Readonly<Record<string, RegExp>> = {
      security: /^security(?:_vulnerability|_hardening)?$/,
      performance: /^performance$/,
    };
    expect(meta.type).toMatch(types[meta.category] ?? /^[a-z][a-z0-9]*(?:_[a-z]+)*$/);
  });
});
