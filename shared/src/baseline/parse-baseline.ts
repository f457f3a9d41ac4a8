import { Compile } from 'typebox/compile';
import { Baseline } from '../schemas/baseline.ts';
import { findFaults } from './find-faults.ts';

const schema = Compile(Baseline);

/**
 * Reads the text of a baseline file.
 * @throws {SyntaxError} that says what is wrong with it: the first faults and their places, and how many more there are
 */
export function parseBaseline(text: string): Baseline {
  const { faults, count, format, version } = findFaults(text);
  if (format !== 'presswright-baseline') {
    parseWhenSound(text, count);
    throw new SyntaxError(
      'it lacks "format": "presswright-baseline"; `presswright analyze --write-baseline` makes one',
    );
  }
  if (version !== 1) throw new SyntaxError(`it has version ${JSON.stringify(version)}; this program knows version 1`);
  if (count > 0) {
    const more = count > faults.length ? `; and ${count - faults.length} more` : '';
    throw new SyntaxError(`${faults.join('; ')}${more}`);
  }
  const value = parseWhenSound(text, count);
  if (schema.Check(value)) return value;
  const [error] = schema.Errors(value);
  throw new SyntaxError(`${error?.instancePath || 'it'} ${error?.message ?? 'is invalid'}`);
}

/** The value, once the entries are known to be few and right; of anything else nothing is made. */
function parseWhenSound(text: string, faults: number): unknown {
  if (faults > 0) return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SyntaxError('it is not JSON', { cause });
  }
}
