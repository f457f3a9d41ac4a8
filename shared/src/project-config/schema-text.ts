import { projectConfigSchema, ruleNames } from '../schemas/project-config.ts';

/** The JSON Schema of `presswright.json` for editors, with the names of these rules. */
export function projectConfigSchemaText(ruleIds: readonly string[]): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'presswright.json',
    description: 'How Presswright analyses a WordPress project',
    ...projectConfigSchema(ruleNames(ruleIds)),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
