import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

/** The one line of `case.json`. */
export const CaseNotes = Type.Object(
  {
    family: Type.String(),
    /** null: performance and quality have none. */
    cwe: Type.Union([Type.String({ pattern: '^CWE-[0-9]+$' }), Type.Null()]),
    title: Type.String({ minLength: 1 }),
    /** Why the flawed one is flawed. */
    flawed: Type.String({ minLength: 1 }),
    /** Why the twin is right. */
    safe: Type.String({ minLength: 1 }),
    /** Words of expectations.ts or rule ids: a finding of any of them counts. */
    expect: Type.Array(Type.String(), { minItems: 1 }),
    /** Functions or files that the data (or the decision) crosses; 1: all in one function. */
    flowDepth: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
);
export type CaseNotes = Static<typeof CaseNotes>;

export interface CaseFile {
  /** Relative to the snippet's folder, so that both twins have the same names. */
  readonly name: string;
  readonly code: string;
}

/** A flawed snippet and the twin that differs in what makes it safe. */
export interface AccuracyCase {
  /** `<family>/<slug>`. */
  readonly id: string;
  readonly notes: CaseNotes;
  readonly flawed: readonly CaseFile[];
  readonly safe: readonly CaseFile[];
}

export type Split = 'dev' | 'held';

/** The half a case belongs to: by its name only, so that it stays there whatever is added or changed. */
export function splitOf(id: string): Split {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0 ? 'dev' : 'held';
}

/** Reads every case under `root`, sorted by id; throws, naming the case, when one is not what it should be. */
export function readCases(root: string): AccuracyCase[] {
  return folders(root).flatMap((family) =>
    folders(join(root, family)).map((slug) => {
      const folder = join(root, family, slug);
      const notes: unknown = JSON.parse(readFileSync(join(folder, 'case.json'), 'utf8'));
      if (!Value.Check(CaseNotes, notes)) {
        const [first] = Value.Errors(CaseNotes, notes);
        throw new TypeError(
          `${folder}/case.json: ${first?.instancePath ?? ''} ${first?.message ?? 'is not as expected'}`,
        );
      }
      return {
        id: `${family}/${slug}`,
        notes,
        flawed: filesIn(join(folder, 'flawed')),
        safe: filesIn(join(folder, 'safe')),
      };
    }),
  );
}

function folders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function filesIn(folder: string): CaseFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((path) => ({
      name: path.slice(folder.length + 1).replaceAll(sep, '/'),
      code: readFileSync(path, 'utf8'),
    }));
}
