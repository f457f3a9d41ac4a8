import type { Cleanup, Contribution } from '../feature-module.ts';

/** What all parts of a plugin contribute, in one. */
export type Contributions = Required<Omit<Contribution, 'cleanup' | 'readme'>> & {
  readonly cleanup: Required<Cleanup>;
  readonly readme: Required<NonNullable<Contribution['readme']>>;
};

const once = <T>(items: readonly T[], isSame: (one: T, other: T) => boolean): readonly T[] =>
  items.filter((item, at) => items.findIndex((other) => isSame(item, other)) === at);

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

/** Puts contributions one after the other; names of what to clean up are listed once. */
export function mergeContributions(parts: readonly Contribution[]): Contributions {
  const all = <T>(read: (part: Contribution) => readonly T[] | undefined): readonly T[] =>
    parts.flatMap((part) => read(part) ?? []);
  const cleaned = <T>(read: (cleanup: Cleanup) => readonly T[] | undefined): readonly T[] =>
    unique(parts.flatMap(({ cleanup }) => (cleanup === undefined ? [] : (read(cleanup) ?? []))));
  return {
    // What several parts share is there once.
    classes: once(
      all(({ classes }) => classes),
      (one, other) => one.name === other.name && one.code.text === other.code.text,
    ),
    boot: all(({ boot }) => boot),
    adminBoot: all(({ adminBoot }) => adminBoot),
    activation: all(({ activation }) => activation),
    deactivation: all(({ deactivation }) => deactivation),
    changesRewriteRules: parts.some(({ changesRewriteRules }) => changesRewriteRules === true),
    usesRepositories: parts.some(({ usesRepositories }) => usesRepositories === true),
    files: once(
      all(({ files }) => files),
      (one, other) => one.path === other.path && one.content === other.content,
    ),
    privacy: unique(all(({ privacy }) => privacy)),
    tests: all(({ tests }) => tests),
    instructions: all(({ instructions }) => instructions),
    readme: {
      features: all(({ readme }) => readme?.features),
      faq: all(({ readme }) => readme?.faq),
      tags: unique(all(({ readme }) => readme?.tags)),
    },
    cleanup: {
      options: cleaned(({ options }) => options),
      transients: cleaned(({ transients }) => transients),
      postTypes: cleaned(({ postTypes }) => postTypes),
      postStatuses: cleaned(({ postStatuses }) => postStatuses),
      taxonomies: cleaned(({ taxonomies }) => taxonomies),
      postMeta: cleaned(({ postMeta }) => postMeta),
      userMeta: cleaned(({ userMeta }) => userMeta),
      tables: cleaned(({ tables }) => tables),
      dataStatements: cleaned(({ dataStatements }) => dataStatements),
      cronHooks: cleaned(({ cronHooks }) => cronHooks),
      roles: cleaned(({ roles }) => roles),
      capabilities: cleaned(({ capabilities }) => capabilities),
      statements: cleaned(({ statements }) => statements),
    },
  };
}
