import ignore, { type Ignore } from 'ignore';
import type { FileConfig, ProjectConfig, RuleLevel } from '../schemas/project-config.ts';

type AnalysisConfig = FileConfig & Pick<ProjectConfig, 'overrides'>;
type Levels = Readonly<Record<string, RuleLevel>>;

/** What a configuration says of each file; files for which it says the same get the same object. */
export class FileConfigs {
  readonly #config: AnalysisConfig;
  readonly #patterns: readonly Ignore[];
  readonly #made = new Map<string, FileConfig>();

  constructor(config: AnalysisConfig) {
    this.#config = config;
    this.#patterns = (config.overrides ?? []).map(({ files }) => compilePatterns(files));
  }

  /** @param path relative to the configuration, with `/` */
  of(path: string): FileConfig {
    const { rules = {}, overrides = [], ...facts } = this.#config;
    const isOutside = !ignore.isPathValid(path);
    const holding = overrides.filter((_, at) => !isOutside && this.#patterns[at]?.ignores(path));
    const key = holding.map((override) => overrides.indexOf(override)).join();
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const levels = mergeLevels([rules, ...holding.map((override) => override.rules)]);
    const made: FileConfig = Object.keys(levels).length === 0 ? facts : { ...facts, rules: levels };
    this.#made.set(key, made);
    return made;
  }
}

/** Patterns with the syntax of `.gitignore`. */
export function compilePatterns(patterns: readonly string[]): Ignore {
  return ignore().add([...patterns]);
}

/** The later has the last word; in one, a rule's own name stands before its category. */
function mergeLevels(layers: readonly Levels[]): Levels {
  let merged: Record<string, RuleLevel> = {};
  for (const layer of layers) {
    const categories = Object.keys(layer).filter((name) => name.endsWith('/*'));
    const isReplaced = (name: string) => categories.some((category) => name.startsWith(category.slice(0, -1)));
    merged = { ...Object.fromEntries(Object.entries(merged).filter(([name]) => !isReplaced(name))), ...layer };
  }
  return merged;
}

/** What a rule is set to; undefined: nothing, so that its findings have their own severity. */
export function levelOf({ rules }: FileConfig, id: string): RuleLevel | undefined {
  return rules?.[id] ?? rules?.[`${id.split('/')[0]}/*`];
}
