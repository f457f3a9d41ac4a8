import { Baseline } from '@presswright/shared/schemas/baseline';
import { Compile } from 'typebox/compile';

const schema = Compile(Baseline);

/**
 * Reads the text of a baseline file.
 * @throws {SyntaxError} that says what is wrong with it
 */
export function parseBaseline(text: string): Baseline {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new SyntaxError('it is not JSON', { cause });
  }
  if (schema.Check(value)) return value;
  const { format, version } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (format !== 'presswright-baseline') {
    throw new SyntaxError(
      'it lacks "format": "presswright-baseline"; `presswright analyze --write-baseline` makes one',
    );
  }
  if (version !== 1) throw new SyntaxError(`it has version ${JSON.stringify(version)}; this program knows version 1`);
  const [error] = schema.Errors(value);
  throw new SyntaxError(`${error?.instancePath || 'it'} ${error?.message ?? 'is invalid'}`);
}
