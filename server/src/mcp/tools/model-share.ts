import type { WrittenPart } from '@presswright/shared/schemas/model-share';

/** What a tool says of the parts that a model was asked for, a line each. */
export function shareLines(written: readonly WrittenPart[] = []): string[] {
  return written.map(({ part, engine, repairs, reason, test }) => {
    const mended = repairs === 0 ? '' : `, mended ${repairs === 1 ? 'once' : `${repairs} times`}`;
    const tested = test === undefined ? '' : `, its test ${test === 'passed' ? 'passed' : 'was not run'}`;
    return reason === undefined
      ? `Written by the model: ${part}${mended}${tested}`
      : `Not the model’s: ${part} (${engine}): ${reason}`;
  });
}
