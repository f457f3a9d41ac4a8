import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A project of several files with a flaw, and its twin without. */
export interface ProjectPair {
  readonly name: string;
  /** `security/missing-nonce`. */
  readonly rule: string;
  readonly about: string;
  /** Texts by path, with `//!` behind each line that the rule reports. */
  readonly flawed: Readonly<Record<string, string>>;
  readonly safe: Readonly<Record<string, string>>;
}

/** All of `test/analysis/projects/`; its readme says how they are written. */
export function readProjects(): ProjectPair[] {
  const folder = join(import.meta.dirname, '../projects');
  return readdirSync(folder)
    .filter((path) => path.endsWith('.txt'))
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      const [head = '', ...files] = text.split(/^-- /m);
      const rule = /^finds (\S+)$/m.exec(head)?.[1];
      const about = /^about (.+)$/m.exec(head)?.[1];
      if (rule === undefined || about === undefined) throw new Error(`${path} does not say what it is about`);
      return {
        name: path.slice(0, -'.txt'.length),
        rule,
        about,
        flawed: twin(files, '-', '+'),
        safe: twin(files, '+', '-'),
      };
    });
}

function twin(files: readonly string[], own: string, other: string): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => {
      const end = file.indexOf('\n');
      const lines = file
        .slice(end + 1)
        .split('\n')
        .filter((line) => !line.startsWith(`${other}|`));
      const marked = lines.map((line) =>
        line.startsWith(`${own}|`) ? line.slice(2) : own === '+' ? line.replace(/ \/\/!$/, '') : line,
      );
      return [file.slice(0, end).trim(), marked.join('\n')];
    }),
  );
}
