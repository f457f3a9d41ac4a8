import { type Static, Type } from 'typebox';
import { StringEnum } from './common.ts';
import { severities } from './severities.ts';

/** What a rule can be set to: the severity of all its findings, or none of them. */
export const ruleLevels = [...severities, 'off'] as const;
export type RuleLevel = (typeof ruleLevels)[number];

/** By rule id, such as `security/unescaped-output`, or by category, such as `quality/*`. */
export const RuleLevels = (names?: readonly string[]) =>
  Type.Record(Type.String(), StringEnum(ruleLevels, { description: 'The severity of its findings, or off' }), {
    description: 'A rule such as "security/unescaped-output", or all of a category such as "quality/*"',
    maxProperties: 2000,
    propertyNames: names === undefined ? { maxLength: 200 } : { enum: [...names] },
  });

const Patterns = (description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 1000, title: 'a pattern' }), {
    description: `${description}, with the syntax of .gitignore, relative to this file`,
    maxItems: 1000,
  });

const Version = (description: string) =>
  Type.String({ maxLength: 20, pattern: '^\\d+(\\.\\d+){0,2}$', title: 'a version such as "6.2"', description });

const Override = (names?: readonly string[]) =>
  Type.Object(
    { files: Patterns('Files it is for'), rules: RuleLevels(names) },
    { additionalProperties: false, description: 'Other rules for some of the files' },
  );

/** What a request, too, may say of the project. */
const facts = {
  text_domain: Type.Optional(
    Type.String({
      maxLength: 100,
      pattern: '^[a-z0-9_-]+$',
      title: 'small letters, digits, - and _',
      description: 'The text domain of the plugin or theme, instead of the one in its header',
    }),
  ),
  prefixes: Type.Optional(
    Type.Array(Type.String({ maxLength: 100, pattern: '^[A-Za-z][A-Za-z0-9_-]*$', title: 'the beginning of a name' }), {
      minItems: 1,
      maxItems: 100,
      description:
        'What global names begin with, in any spelling: "book_shelf" stands for BookShelf and book-shelf too',
    }),
  ),
  minimum_wp: Type.Optional(Version('The lowest WordPress that the code runs on, instead of the one in the header')),
  minimum_php: Type.Optional(Version('The lowest PHP that the code runs on, instead of the one in the header')),
};

/** What holds for one file, its overrides applied; in a request, for all files that have no rules of their own. */
export const FileConfig = Type.Object(
  { rules: Type.Optional(RuleLevels()), ...facts },
  { description: 'What the project’s presswright.json says' },
);
export type FileConfig = Static<typeof FileConfig>;

/** The schema of `presswright.json`; with the names of rules, only they are accepted. */
export function projectConfigSchema(names?: readonly string[]) {
  return Type.Object(
    {
      $schema: Type.Optional(Type.String({ title: 'the address of its JSON Schema' })),
      include: Type.Optional(Patterns('The only files that are analysed')),
      exclude: Type.Optional(Patterns('Files and folders that are not analysed')),
      rules: Type.Optional(RuleLevels(names)),
      overrides: Type.Optional(
        Type.Array(Override(names), { maxItems: 1000, description: 'Later ones have the last word on a file' }),
      ),
      ...facts,
      baseline: Type.Optional(
        Type.String({
          minLength: 1,
          title: 'a file name',
          description: 'The file of known findings, relative to this file',
        }),
      ),
    },
    { additionalProperties: false },
  );
}

export const ProjectConfig = projectConfigSchema();
export type ProjectConfig = Static<typeof ProjectConfig>;

/** Every name that `rules` may have, given the ids of the rules. */
export function ruleNames(ids: readonly string[]): string[] {
  const categories = [...new Set(ids.map((id) => `${id.split('/')[0]}/*`))];
  return [...categories, ...ids].sort();
}
