import type { Draft } from './draft.ts';
import type { UnderstoodPart } from './understood-part.ts';

/** Notes which parts of a draft each statement has made or changed. */
export class ClauseLedger<Entry extends object> {
  readonly #draft: Draft;
  readonly #parts = new Map<Entry, Map<string, UnderstoodPart>>();
  #before: ReadonlyMap<string, unknown>;

  constructor(draft: Draft) {
    this.#draft = draft;
    this.#before = new Map(snapshot(draft).map(({ name, value }) => [name, value]));
  }

  /** Reads a statement: what the draft has afterwards and did not have before is the statement's. */
  during<Result>(entry: Entry, read: (entry: Entry) => Result): Result {
    const result = read(entry);
    const now = snapshot(this.#draft);
    for (const { name, part, value } of now) if (this.#before.get(name) !== value) this.add(entry, part);
    this.#before = new Map(now.map(({ name, value }) => [name, value]));
    return result;
  }

  add(entry: Entry, part: UnderstoodPart): void {
    const parts = this.#parts.get(entry) ?? new Map<string, UnderstoodPart>();
    parts.set(JSON.stringify(part), part);
    this.#parts.set(entry, parts);
  }

  /** What a statement has made or changed, in the order in which it did. */
  partsOf(entry: Entry): readonly UnderstoodPart[] {
    return [...(this.#parts.get(entry)?.values() ?? [])];
  }
}

interface Noted {
  readonly name: string;
  readonly part: UnderstoodPart;
  /** Another one when the part has changed. */
  readonly value: unknown;
}

function snapshot(draft: Draft): readonly Noted[] {
  const noted: Noted[] = [];
  const note = (part: UnderstoodPart, value: unknown) => noted.push({ name: JSON.stringify(part), part, value });
  for (const { key: entity, isPrivate, fields, core, taxonomies, supports } of draft.entities.values()) {
    note({ part: 'entity', entity }, `${isPrivate} ${[...supports]}`);
    for (const [key, field] of fields) note({ part: 'field', entity, key }, field);
    for (const [key, label] of core) note({ part: 'core_field', entity, key }, label);
    for (const [key, taxonomy] of taxonomies) note({ part: 'taxonomy', entity, key }, taxonomy);
  }
  for (const one of draft.behaviours) note({ part: 'behaviour', key: JSON.stringify(one) }, true);
  for (const [key, { name, entities }] of draft.roles) note({ part: 'role', key }, `${name} ${[...entities]}`);
  for (const [key, field] of draft.settings) note({ part: 'setting', key }, field);
  return noted;
}
