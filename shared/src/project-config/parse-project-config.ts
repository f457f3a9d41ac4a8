import type { ProjectConfig } from '../schemas/project-config.ts';
import { type ConfigFault, checkProjectConfig } from './check-project-config.ts';

/** What is wrong with a `presswright.json`, in one sentence that names the file and the first place in it. */
export class ProjectConfigError extends Error {
  override name = 'ProjectConfigError';
  /** As it was named. */
  readonly file: string;
  /** All that is wrong with the text; none: it cannot be read. */
  readonly faults: readonly ConfigFault[];

  /** @param reason why the file cannot be read; or what is wrong with its text */
  constructor(file: string, reason: string | readonly [ConfigFault, ...ConfigFault[]]) {
    super(typeof reason === 'string' ? `${file} ${reason}` : `${file}:${sentence(reason[0])}`);
    this.file = file;
    this.faults = typeof reason === 'string' ? [] : reason;
  }
}

function sentence({ start, pointer, message }: ConfigFault): string {
  return `${start.line}: ${pointer === '' ? '' : `${pointer}: `}${message}`;
}

/**
 * Reads the text of a `presswright.json`.
 * @param file how messages name it
 * @param ruleIds the rules there are; null: not known, so every name is taken
 * @throws {ProjectConfigError} that names the file, the line, the JSON pointer, what was expected and what was got
 */
export function parseProjectConfig(text: string, file: string, ruleIds: readonly string[] | null): ProjectConfig {
  const checked = checkProjectConfig(text, ruleIds);
  if (checked.faults !== undefined) throw new ProjectConfigError(file, checked.faults);
  return checked.config;
}
