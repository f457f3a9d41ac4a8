import { type EventRow, eventKinds, type ParseEvents, typeId } from '../parse-events.ts';
import { notRead } from './give-up.ts';
import { pageEnd, tagEnd } from './pages.ts';
import { Statements } from './statements.ts';

const program = typeId('program');
const text = typeId('text');

/**
 * Reads PHP that is as it should be in one go, several times as fast as the parser that recovers from errors. The events make
 * the same syntax tree as that one's do.
 * @returns what lasts until the row is used again; null for what is not read here: what has errors in it, and a few rare forms
 */
export function readEvents(code: string, row: EventRow): ParseEvents | null {
  row.cut(0);
  try {
    return read(code, row);
  } catch (error) {
    if (error !== notRead) throw error;
    return null;
  }
}

function read(code: string, row: EventRow): ParseEvents | null {
  const tag = code.indexOf('<?');
  if (tag === -1 || code.charCodeAt(0) === 0xfeff) return null;
  const parser = new Statements(code, row);
  let start = 0;
  while (/\s/.test(code.charAt(start))) start++;
  row.add(eventKinds.open, program);
  if (start < tag) row.addPlaced(eventKinds.leaf, text, start, pageEnd(code, start, tag));
  parser.at = tagEnd(code, tag);
  parser.end = parser.at;
  parser.skip();
  parser.statements();
  if (!parser.isEnd || parser.hasMisplacedGaps) return null;
  parser.flush();
  row.addPlaced(eventKinds.close, program, start, code.length);
  return row.take();
}
