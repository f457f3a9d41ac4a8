import { ServiceError } from '@presswright/shared/errors';
import type { NamedSource } from '@presswright/shared/schemas/analysis';
import type { FileConfig } from '@presswright/shared/schemas/project-config';
import type { SourceFile } from '../../analysis/analyzer.ts';

/**
 * Requires that all rules of a request are there.
 * @param param where the request has them
 * @throws {ServiceError} `invalid_request` that names an unknown rule and the nearest one
 */
export async function requireRules(rules: FileConfig['rules'], param: string): Promise<void> {
  if (rules === undefined) return;
  // Few requests name rules: the main thread does without them.
  const { firstUnknownRule } = await import('./known-rules.ts');
  const unknown = firstUnknownRule(Object.keys(rules));
  if (unknown !== null) {
    throw new ServiceError('invalid_request', `${param}: expected a rule, got ${unknown}`, { param });
  }
}

/** A file of a request as the analyser takes it: with its own rules, else with those of the request. */
export function toSourceFile({ name, content, rules }: NamedSource, config: FileConfig | undefined): SourceFile {
  const file = { code: content, name };
  if (rules !== undefined) return { ...file, config: { ...config, rules } };
  return config === undefined ? file : { ...file, config };
}
