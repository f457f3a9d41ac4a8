import type { Expr } from '../ast.ts';
import { type ChangeKind, changeMethods, changingSql, secretName } from '../taint/changes.ts';
import { Danger, sqlDanger } from '../taint/kinds.ts';
import { recordDanger, rowMethods } from '../taint/sources.ts';
import { indexValue, withEntry } from './access.ts';
import { choiceIn, subjectOfRows } from './changes.ts';
import type { ArgInfo } from './events.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { Guard, makeGuards } from './guards.ts';
import { keep, rowsPlace, withKept } from './kept-data.ts';
import {
  conditionsOf,
  isCountingSql,
  namesPeople,
  preparedQuery,
  readsPrivateRows,
  selectsOwner,
} from './sql-conditions.ts';
import type { Subject } from './subjects.ts';
import { clearTaints, deepTaints, makeSource } from './taints.ts';
import { Told } from './told.ts';
import { makeValue, noTaints, someInt, someString, Type, unknown, type Value } from './value.ts';

/** The one column selected is an id or a number. */
const numericSelect = /^\s*SELECT\s+(?:DISTINCT\s+)?(?:\w+\.)?(?:\w*_?id|COUNT\(|SUM\(|MAX\(|MIN\()/i;

/** What a method of $wpdb does and gives. */
export function databaseMethod(flow: Flow, frame: Frame, node: Expr, name: string, args: readonly ArgInfo[]): Value {
  const [first, row] = args;
  recordRows(frame, node, name, args);
  const keptIn = /^(?:insert|update|replace)$/.test(name) ? table(first?.value) : null;
  if (keptIn !== null && row !== undefined) keep(flow, frame, rowsPlace(keptIn), row.value, node);
  if (rowMethods.has(name) && first !== undefined) {
    const rows = rowsOf(frame, node, name, first.value);
    const from = rows.taints.length === 0 ? null : table(first.value);
    if (from === null) return rows;
    return name === 'get_results' || name === 'get_row'
      ? withKept(flow, rowsPlace(from), rows)
      : columnOf(flow, name, first.value, rows, from);
  }
  switch (name) {
    case 'prepare':
      // What is wrong with the query is reported at prepare(); its result holds nothing new.
      return first === undefined
        ? someString
        : preparedQuery(first.value, placeholderValues(args), clearTaints(deepTaints(first.value), sqlDanger));
    case 'esc_like':
      return first === undefined ? someString : makeValue(Type.String, undefined, deepTaints(first.value));
    case '_real_escape':
    case '_escape':
    case 'escape':
      return first === undefined
        ? someString
        : makeValue(Type.String, undefined, clearTaints(deepTaints(first.value), Danger.SqlString));
    case 'query':
    case 'insert':
    case 'update':
    case 'delete':
    case 'replace':
      return someInt;
    default:
      return unknown;
  }
}

/** The one column that `get_col()` and `get_var()` ask for, with what the files keep in it. */
function columnOf(flow: Flow, name: string, query: Value, rows: Value, from: string): Value {
  const column = selectedColumn.exec(conditionsOf(query, []).text)?.[1];
  if (column === undefined) return rows;
  const read = indexValue(withKept(flow, rowsPlace(from), rows), column);
  return name === 'get_var' ? read : withEntry(undefined, null, read);
}

const selectedColumn = /^\s*SELECT\s+(?:DISTINCT\s+)?(?:`?\w+`?\.)?`?(\w+)`?\s+FROM\b/i;

/** What `prepare()` gets for its placeholders, one by one or as an array. */
function placeholderValues([, ...values]: readonly ArgInfo[]): readonly Value[] {
  const [only] = values;
  if (values.length !== 1 || only === undefined) return values.map(({ value }) => value);
  return only.value.shape === null ? [only.value] : [...only.value.shape.entries.values()];
}

/** Rows that a query finds: stored data, and proof of what its conditions ask for when there are any. */
function rowsOf(frame: Frame, node: Expr, name: string, query: Value): Value {
  const { text, guards, subject } = conditionsOf(query, []);
  if (name === 'get_results') frame.state.told |= Told.Rows;
  if ((guards & Guard.Owner) !== 0) frame.state.checksOwner = true;
  if (name === 'get_row' && selectsOwner(text) && !readsPrivateRows(text)) {
    frame.state.addPrivateRead({
      what: 'owned',
      node,
      label: `$wpdb->${name}()`,
      guards: frame.env.guards | guards,
      subject,
      via: null,
    });
  }
  if (readsPrivateRows(text)) {
    frame.state.addPrivateRead({
      what: subject === 'other' && namesPeople(text) ? 'people' : 'object',
      node,
      label: `$wpdb->${name}()`,
      guards: frame.env.guards | guards,
      subject,
      via: null,
    });
  }
  const proof = makeGuards(guards, 0);
  if ((name === 'get_var' || name === 'get_col') && numericSelect.test(text)) {
    const found = makeValue(Type.Int, undefined, noTaints, null, null, null, name === 'get_var' ? proof : 0);
    return name === 'get_var' ? found : withEntry(undefined, null, found);
  }
  const source = makeSource('stored', `$wpdb->${name}()`, node);
  const types = unknown.types & ~Type.Bool;
  return makeValue(types, undefined, [{ mask: recordDanger, source, step: null }], null, null, null, proof);
}

/** The table that a text names: the whole of it, or behind the verb of a query. */
function table(value: Value | undefined): string | null {
  if (value === undefined) return null;
  const { text } = conditionsOf(value, []);
  const named = /(?:INTO|UPDATE|FROM)\s+`?\W*(\w+)/i.exec(text)?.[1] ?? /(\w+)\W*$/.exec(text)?.[1];
  return named ?? null;
}

/** Notes which rows a method changes, and whose they are. */
function recordRows(frame: Frame, node: Expr, name: string, args: readonly ArgInfo[]): void {
  const note = (kind: ChangeKind, subject: Subject, guards = 0) => {
    const label = `$wpdb->${name}()`;
    const target = table(args[0]?.value);
    const written = { target, upkeep: false, mark: false, ...choiceIn(args) };
    frame.state.addChange({ node, label, guards: frame.env.guards | guards, kind, subject, via: null, ...written });
  };
  if (name === 'insert' || name === 'replace') note('entry', subjectOfRows(args[1]?.value));
  else if (changeMethods.has(name)) {
    const where = args[name === 'delete' ? 1 : 2]?.value;
    const secret = [...(where?.shape?.entries.keys() ?? [])].some((column) => secretName.test(column));
    note('rows', subjectOfRows(where), secret ? Guard.Signed : 0);
  } else if (name === 'query' && args[0] !== undefined) {
    const { text, guards, subject } = conditionsOf(args[0].value, []);
    const verb = text.trimStart();
    if (!changingSql.test(verb)) return;
    const isNew = /^(?:INSERT|REPLACE)\b/i.test(verb);
    note(isCountingSql(text) ? 'counter' : isNew ? 'entry' : 'rows', subject, guards);
  }
}
