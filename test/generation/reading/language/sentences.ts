import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Example {
  readonly text: string;
  readonly expected: readonly string[];
}

const folder = fileURLToPath(new URL('./sentences/', import.meta.url));

/** Names of the files of examples. */
export function exampleFiles(): string[] {
  return globSync(`${folder}*.txt`)
    .map((file) => basename(file, '.txt'))
    .sort();
}

/** A description, then the notation of each of its statements behind `> `; an empty line between examples. */
export function readExamples(name: string): Example[] {
  return readFileSync(`${folder}${name}.txt`, 'utf8')
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n');
      const text = lines.filter((line) => !line.startsWith('> ')).join('\n');
      return { text, expected: lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2)) };
    });
}
