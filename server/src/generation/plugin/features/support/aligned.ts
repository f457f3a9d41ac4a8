import { Code } from '../../../writers/code.ts';
import type { PhpCode } from '../../../writers/php.ts';

/** Assignments one below the other, their equals signs in one column. */
export function aligned(assignments: readonly (readonly [target: PhpCode, value: PhpCode])[]): PhpCode {
  const width = Math.max(0, ...assignments.map(([target]) => target.text.length));
  const lines = assignments.map(([target, value]) => `${target.text.padEnd(width)} = ${value.text};`);
  return new Code('php', lines.join('\n'));
}
